import type { Company, Video } from '../../data';
import { KIND_COUNT } from '../first-screen/kinds';
import { LOCALES } from '../../languages/locales';
import type { PageName } from '../pages';
import { headersFile } from './headers-file';
import type { InlinePart, InlineParts } from './inline-parts';
import { pageRules } from './page-rules';
import { runtimeStyles } from './runtime-styles';

/**
 * How many different inline texts the policy admits. Few, since each is an exception: raising a limit is a decision to
 * make here, not something that slips in with a page.
 */
const LIMITS = {
  scripts: 2,
  styles: KIND_COUNT * Object.keys(LOCALES).length,
  'style attributes': 0,
};

/**
 * Makes Netlify's `_headers` file of the site.
 *
 * @param pages all pages of all languages
 * @param inspected the inline parts of those pages as they are served, one entry per language
 * @param framed the scheduler, and the films with the addresses of their players
 * @throws Error that names the page and the place if a page has something that the policy cannot or should not allow
 */
export function headersOf(
  pages: readonly PageName[],
  inspected: readonly InlineParts[],
  framed: Pick<Company, 'schedulerUrl'> & { videos: readonly Pick<Video, 'embedUrl'>[] },
): string {
  const refused = inspected.flatMap((language) => language.refused);
  if (refused.length > 0) {
    throw new Error(`The content security policy cannot allow these:\n${refused.join('\n')}`);
  }
  const scripts = inspected.flatMap((language) => language.scripts);
  const styles = inspected.flatMap((language) => language.styles);
  const styleAttributes = inspected.flatMap((language) => language.styleAttributes);
  refuseTooMany('scripts', scripts, 'Move them into a module.');
  refuseTooMany('styles', styles, 'Move them into a style sheet.');
  refuseTooMany('style attributes', styleAttributes, 'Move them into a style sheet.');
  const texts = (parts: InlinePart[]): string[] => parts.map(({ content }) => content);
  return headersFile({
    scripts: texts(scripts),
    styles: [...texts(styles), ...Object.values(runtimeStyles)],
    styleAttributes: texts(styleAttributes),
    scheduler: new URL(framed.schedulerUrl).origin,
    players: foreignOrigins(framed.videos.map(({ embedUrl }) => embedUrl)),
    context: process.env.CONTEXT,
    bases: [...new Set(pages.map(({ base }) => base))],
    pages: pageRules(pages),
  });
}

function refuseTooMany(kind: keyof typeof LIMITS, parts: InlinePart[], remedy: string): void {
  const different = new Map(parts.map((part) => [part.content, part]));
  if (different.size <= LIMITS[kind]) return;
  const list = [...different.values()].map(
    ({ page, place, content }) => `${page}: ${place} ${content.trim().slice(0, 80)}`,
  );
  throw new Error(
    `The pages hold ${different.size} different inline ${kind}; the content security policy ` +
      `admits ${LIMITS[kind]}. ${remedy}\n${list.join('\n')}`,
  );
}

function foreignOrigins(addresses: string[]): string[] {
  const foreign = addresses.filter((address) => /^https?:/.test(address));
  return [...new Set(foreign.map((address) => new URL(address).origin))];
}
