import type { Response } from 'playwright/test';
import type { Page } from '../fixtures';

/** Matches the URLs of a page's script files. */
export const SCRIPT = /\/assets\/js\//;
/** Matches what remains of React in a script after minification. */
export const REACT = /react\.dev\/errors|__reactContainer|react\.transitional\.element/;

/** Returns a function that reads the text of the scripts that the page has received since this call. */
export function watchScripts(page: Page): () => Promise<string[]> {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (SCRIPT.test(response.url())) scripts.push(response);
  });
  return () => Promise.all(scripts.map((script) => script.text()));
}

/** Returns a list that collects the URLs on other origins that a page requests from now on. */
export function watchElsewhere(page: Page, baseURL: string | undefined): string[] {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) elsewhere.push(request.url());
  });
  return elsewhere;
}
