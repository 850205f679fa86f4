import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { company, videos } from '../../data';
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
      .map(async (name) => collectInline(name, await readFile(join(outDir, name), 'utf8'))),
  );
  const refused = pages.flatMap((page) => page.refused);
  if (refused.length > 0) {
    throw new Error(`The content security policy cannot allow these:\n${refused.join('\n')}`);
  }
  const styles = pages.flatMap((page) => page.styles);
  refuseTooMany('styles', styles, 'Move them into a style sheet.');
  const scripts = pages.flatMap((page) => page.scripts);
  refuseTooMany('scripts', scripts.filter(notRedirecting), 'Move them into a module.');

  const scheduler = new URL(company.schedulerUrl).origin;
  const players = foreignOrigins(videos.map(({ embedUrl }) => embedUrl));
  const text = headersFile({
    scripts: scripts.map(({ content }) => content),
    styles: [...styles.map(({ content }) => content), ...Object.values(runtimeStyles)],
    scheduler,
    players,
    context: process.env.CONTEXT,
  });
  await writeFile(join(outDir, '_headers'), text);
}

/** Pages of the client redirects hold one script each, which only sets the address. */
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
