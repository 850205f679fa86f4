import type { SiteFiles } from '../site-files';

/** What is published of `static/`, by folder: kinds that show or play, and run nothing. */
const KINDS: readonly [folder: string, kinds: RegExp][] = [
  ['static/img', /\.(?:jpe?g|png|webp|avif|gif|svg)$/i],
  ['static/videos', /\.(?:mp4|m4v|webm|vtt)$/i],
];

const RIGHT =
  'pictures (jpg, png, webp, avif, gif, svg) belong in static/img/, films and their captions ' +
  '(mp4, m4v, webm, vtt) in static/videos/';

/** The file in which Macs note how a folder is shown; git does not take it. */
const OF_THE_FINDER = '.DS_Store';

/** A file of `static/`. */
export interface Upload {
  /** Path from the project folder, with forward slashes. */
  file: string;
  /** Whether it stands for another file: a build would publish that one, wherever it lies. */
  isLink: boolean;
}

/** Everything below `static/` but folders, in order, hidden files and links too. */
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

/** Why a file of `static/` is not published; undefined where its kind and place are right. */
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
