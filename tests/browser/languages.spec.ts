import { expect, test } from './fixtures';
import { missingPage, routes } from './site';

/** Words and letters of Spanish and Portuguese that English has not. */
const FOREIGN =
  /[ñãõ¿¡]|\b(?:el|las|una|uma|para|prueba|pruebas|ventanas|español|português|você|não|segundo|mismas)\b/iu;

/** Texts of a page, and names of its parts, in no language but the page's. */
function textsInEnglish(html: string): string[] {
  const texts: string[] = [];
  const read = (node: Node, isMarked: boolean): void => {
    if (node instanceof Element) {
      if (node.matches('script, style, head')) return;
      isMarked ||= node.hasAttribute('lang') && !node.matches('html');
      if (!isMarked)
        for (const name of ['alt', 'title', 'aria-label', 'placeholder'])
          texts.push(node.getAttribute(name) ?? '');
      // A player waits in it.
      if (node instanceof HTMLTemplateElement) read(node.content, isMarked);
    } else if (!isMarked && node.nodeType === Node.TEXT_NODE) texts.push(node.nodeValue ?? '');
    node.childNodes.forEach((child) => read(child, isMarked));
  };
  read(new DOMParser().parseFromString(html, 'text/html'), false);
  return texts.filter((text) => text.trim() !== '');
}

test('a screen reader is told of every part in Spanish or Portuguese', async ({ page, logs }) => {
  logs.allow(/status of 404/);
  await page.goto('/robots.txt');
  const unmarked: string[] = [];
  let read = 0;
  for (const route of [...routes, '/search', missingPage]) {
    const answer = await page.request.get(route);
    const texts = await page.evaluate(textsInEnglish, await answer.text());
    read += texts.length;
    unmarked.push(
      ...texts.filter((text) => FOREIGN.test(text)).map((text) => `${route}: ${text.trim()}`),
    );
  }
  expect(unmarked).toEqual([]);
  expect(read).toBeGreaterThan(routes.length * 50);
});
