import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { company, videos } from '../../data';
import { earlyStyles } from './early-styles';
import { headersFile } from './headers-file';
import { collectInline, type InlinePart } from './inline';
import { runtimeStyles } from './runtime-styles';

/**
 * How many different inline texts the policy admits. Few, for each is an exception: a new one is a
 * decision to take here, not something that slips in with a page.
 */
const LIMITS = { scripts: 4, styles: 10 };

/**
 * Reads every page of the built site and writes `_headers` beside them. Nothing may change the
 * pages afterwards.
 *
 * @param outDir the built site
 * @throws Error that names page and place when a page holds what the policy cannot or should not allow
 */
export async function writeHeaders(outDir: string): Promise<void> {
  const names = await readdir(outDir, { recursive: true });
  const pages = await Promise.all(
    names
      .filter((name) => name.endsWith('.html'))
      .sort()
      .map(async (name) => ({ name, html: await readFile(join(outDir, name), 'utf8') })),
  );
  const parts = pages.map(({ name, html }) => collectInline(name, html));
  const refused = parts.flatMap((page) => page.refused);
  if (refused.length > 0) {
    throw new Error(`The content security policy cannot allow these:\n${refused.join('\n')}`);
  }
  const styles = parts.flatMap((page) => page.styles);
  refuseTooMany('styles', styles, 'Move them into a style sheet.');
  const scripts = parts.flatMap((page) => page.scripts).filter(notRedirecting);
  refuseTooMany('scripts', scripts, 'Move them into a module.');

  const scheduler = new URL(company.schedulerUrl).origin;
  const players = foreignOrigins(videos.map(({ embedUrl }) => embedUrl));
  const text = headersFile({
    scripts: scripts.map(({ content }) => content),
    styles: [...styles.map(({ content }) => content), ...Object.values(runtimeStyles)],
    scheduler,
    players,
    context: process.env.CONTEXT,
    links: earlyStyles(pages),
  });
  await writeFile(join(outDir, '_headers'), text);
}

/**
 * Pages of the client redirects hold one script each, which only sets the address. The host redirects before it
 * would serve them, and they know how to without a script, so the policy needs no exception for it.
 */
function notRedirecting({ content }: InlinePart): boolean {
  return !/^\s*window\.location\.href = '[^']*'( \+ window\.location\.(search|hash))*;\s*$/.test(
    content,
  );
}

function refuseTooMany(kind: keyof typeof LIMITS, parts: InlinePart[], remedy: string): void {
  const different = new Map(parts.map((part) => [part.content, part]));
  if (different.size <= LIMITS[kind]) return;
  const list = [...different.values()].map(
    ({ page, place, content }) => `${page}: ${place} ${content.trim().slice(0, 80)}`,
  );
  throw new Error(
    `The pages hold ${different.size} different inline ${kind}; the content security policy admits ${LIMITS[kind]}. ${remedy}\n${list.join('\n')}`,
  );
}

function foreignOrigins(addresses: string[]): string[] {
  const foreign = addresses.filter((address) => /^https?:/.test(address));
  return [...new Set(foreign.map((address) => new URL(address).origin))];
}
