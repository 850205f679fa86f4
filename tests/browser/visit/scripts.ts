import type { Response } from 'playwright/test';
import type { Page } from '../fixtures';

/** The scripts of a page that are files. */
export const SCRIPT = /\/assets\/js\//;
/** What React leaves in a script, however it is compressed. */
export const REACT = /react\.dev\/errors|__reactContainer|react\.transitional\.element/;

/** Texts of the scripts that the page has been sent so far; they are read when they are asked for. */
export function watchScripts(page: Page): () => Promise<string[]> {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (SCRIPT.test(response.url())) scripts.push(response);
  });
  return () => Promise.all(scripts.map((script) => script.text()));
}

/** Addresses of other hosts that a page asks for from now on. */
export function watchElsewhere(page: Page, baseURL: string | undefined): string[] {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) elsewhere.push(request.url());
  });
  return elsewhere;
}
