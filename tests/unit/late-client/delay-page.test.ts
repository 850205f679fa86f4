import { describe, expect, test } from 'vitest';
import { delayPage } from '../../../src/plugins/late-client/delay-page';

const head = '<meta charset="UTF-8"><script>shell()</script><link rel=stylesheet href=/a.css />';

describe('putting off the client bundle', () => {
  test.each([
    [
      'minified',
      '<script src=/assets/js/r.1.js defer></script><script src=/assets/js/m.2.js defer></script>',
    ],
    [
      'plain',
      '<script src="/assets/js/r.1.js" defer="defer"></script>\n<script src="/assets/js/m.2.js" defer="defer"></script>',
    ],
  ])('%s tags become one meta with their addresses in order', (_, scripts) => {
    expect(delayPage(`<head>${head}${scripts}</head>`, false)?.replace('\n', '')).toBe(
      `<head>${head}<meta name="client" content="/assets/js/r.1.js /assets/js/m.2.js"></head>`,
    );
  });

  test('hints for scripts go, those for other files stay', () => {
    const font = '<link rel="preload" href="/assets/fonts/f.woff2" as="font">';
    const script = '<link rel="preload" href="/assets/js/m.2.js" as="script">';
    const page = delayPage(
      `${font}${script}<script src="/assets/js/m.2.js" defer></script>`,
      false,
    );
    expect(page).toBe(`${font}<meta name="client" content="/assets/js/m.2.js">`);
  });

  test('a page without the bundle is left alone', () => {
    expect(delayPage('<script>window.location.href = "/faqs"</script>', false)).toBeUndefined();
  });

  test('a page that cannot wait says so', () => {
    expect(delayPage('<script src="/assets/js/m.2.js" defer></script>', true)).toBe(
      '<meta name="client" content="/assets/js/m.2.js" data-at-once>',
    );
  });
});
