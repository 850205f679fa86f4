import { expect, test } from 'vitest';
import { urgentFirst } from '../../../src/plugins/urgent-first/urgent-first';

const style = '<link rel=stylesheet href=/assets/css/s.css />';
const font = '<link rel="preload" href="/f.woff2" as="font">';
const data = '<script type=application/ld+json>{"a":"$1"}</script>';

test('scripts come before the hint and the style sheet, all before what describes the page', () => {
  const page = `<head><meta charset=UTF-8><title>A</title>${data}<script>shell("$&")</script>${font}${style}</head><body><script>theme()</script><p>B</p></body>`;
  expect(urgentFirst(page)).toBe(
    `<head><meta charset=UTF-8><script>shell("$&")</script><script>theme()</script>${font}${style}<title>A</title>${data}</head><body><p>B</p></body>`,
  );
});

test('a page without a style sheet stays as it is', () => {
  const page = '<head><meta charset="UTF-8"></head><script>location.href = "/faqs"</script>';
  expect(urgentFirst(page)).toBe(page);
});
