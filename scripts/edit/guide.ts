import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { lookup } from 'mrmime';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { sendText } from '../host/send-text';

/** Pages of the guide, by their path in the repository: their links and pictures refer to each other by path. */
const PAGE = /^\/(?:EDITING|\.github\/guide\/[\w-]+)\.md$/;

const PICTURE = /^\/\.github\/editing\/[\w-]+\.(?:png|svg)$/;

/** The guide is part of the project, whichever folder is edited. */
const ROOT = join(__dirname, '../..');

const POLICY =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

const STYLE = `
  :root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif; }
  body { max-width: 48rem; margin: 0 auto; padding: 1rem; }
  table { display: block; overflow-x: auto; border-collapse: collapse; }
  th, td { padding: 0.25rem 0.5rem; border: 1px solid gray; text-align: start; vertical-align: top; }
  pre { overflow-x: auto; padding: 0.75rem; border: 1px solid gray; }
  img { max-width: 100%; height: auto; }
`;

/** Gives headings the ids they have on GitHub. */
function withNames(html: string): string {
  return html.replace(/<(h[1-6])>(.*?)<\/\1>/g, (_all, tag: string, words: string) => {
    const name = words
      .replace(/<[^>]*>/g, '')
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .trim()
      .replace(/\s/g, '-');
    return `<${tag} id="${name}">${words}</${tag}>`;
  });
}

/** True if an address is that of a page of the guide, or of a picture in it. */
export const isOfGuide = (path: string): boolean => PAGE.test(path) || PICTURE.test(path);

/** Answers with a page of the guide as HTML, or with a picture; 404 if there is none. */
export async function sendGuide(path: string, response: ServerResponse): Promise<void> {
  const bytes = await readFile(join(ROOT, path)).catch(() => undefined);
  if (bytes === undefined) return sendText(response, 404, `There is no ${path}.`);
  if (PICTURE.test(path)) {
    response.setHeader('Content-Type', lookup(path) ?? 'application/octet-stream');
    response.end(bytes);
    return;
  }
  const html = micromark(bytes, 'utf8', {
    allowDangerousHtml: true, // Collapsible lists are HTML, and only the project writes the guide.
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Security-Policy', POLICY);
  response.end(
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" ' +
      `content="width=device-width"><title>Guide</title><style>${STYLE}</style>${withNames(html)}</html>`,
  );
}
