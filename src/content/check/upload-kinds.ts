import type { SiteFiles } from '../site-files';

/** What is published of `static/`, by folder: files that can be shown or played, and run nothing. */
const KINDS: readonly [folder: string, kinds: RegExp][] = [
  ['static/img', /\.(?:jpe?g|png|webp|avif|gif|svg)$/i],
  ['static/videos', /\.(?:mp4|m4v|webm|vtt)$/i],
];

const RIGHT =
  'pictures (jpg, png, webp, avif, gif, svg) belong in static/img/, films and their captions ' +
  '(mp4, m4v, webm, vtt) in static/videos/';

/** The file in which macOS keeps the view settings of a folder; git ignores it. */
const OF_THE_FINDER = '.DS_Store';

/** A file of `static/`. */
export interface Upload {
  /** Path from the project folder, with forward slashes. */
  file: string;
  /** True for a symbolic link: a build would publish its target, wherever that is. */
  isLink: boolean;
}

/** Every file below `static/`, sorted, including hidden files and links. */
export function listUploads(files: SiteFiles, folder = 'static'): Upload[] {
  if (!files.has(folder)) return [];
  return files
    .inside(folder)
    .filter(({ name }) => name !== OF_THE_FINDER)
    .flatMap((entry) => {
      const file = `${folder}/${entry.name}`;
      return entry.isDirectory() ? listUploads(files, file) : [{ file, isLink: !entry.isFile() }];
    })
    .sort((a, b) => a.file.localeCompare(b.file));
}

/** Why a file of `static/` is not published, or undefined if its kind and location are right. */
export function kindSentence({ file, isLink }: Upload): string | undefined {
  if (isLink) return 'This is a link to a file elsewhere; put the file itself here.';
  if (file.split('/').some((part) => /^[._]/.test(part))) {
    return (
      'Names that begin with a dot or a _ are for programs, and the site takes none of them from ' +
      'here; take the file out of static/, or rename it.'
    );
  }
  const home = KINDS.find(([, kinds]) => kinds.test(file));
  if (home === undefined) {
    return (
      `The site publishes no files of this kind, for a browser could run them: ${RIGHT}. Take ` +
      'the file out of static/, or ask a programmer.'
    );
  }
  if (!file.startsWith(`${home[0]}/`))
    return `The file is in the wrong place; move it to ${home[0]}/.`;
  return file.endsWith('.SVG') ? 'Let the name end in .svg, in small letters.' : undefined;
}
