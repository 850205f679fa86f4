import { expect, test } from 'vitest';
import { nameAlternates } from '../../../../src/postbuild/edits/alternates';
import { UnreadablePage } from '../../../../src/postbuild/pages';
import { edited } from '../support';

const link = (language: string, address: string): string =>
  `<link rel=alternate href=https://radon.example${address} hreflang=${language}>`;
const CANONICAL = '<link rel="canonical" href="https://radon.example/es/faqs">';
const ALL = [
  link('en-US', '/faqs'),
  link('es-US', '/es/faqs'),
  link('pt-BR', '/pt/faqs'),
  link('x-default', '/faqs'),
];
const LOCALES = '<meta property=og:locale:alternate content=pt_BR>';

const page = (head: string): string => `<head>${head}</head><body></body>`;
const whole = page(CANONICAL + ALL.join('') + LOCALES);

test('a page that all languages have names them all', () => {
  expect(edited(nameAlternates('es', { pt: ['/contact'] }), whole)).toBe(whole);
  expect(edited(nameAlternates('es', {}), page(CANONICAL))).toBe(page(CANONICAL));
});

test('a language that does not have the page is not named', () => {
  const [english, spanish, , any] = ALL;
  const others =
    '<link rel=alternate type=application/rss+xml href=/rss.xml><meta name=a content=pt_BR>';
  expect(
    edited(
      nameAlternates('es', { pt: ['/faqs'] }),
      page(CANONICAL + ALL.join('') + LOCALES + others),
    ),
  ).toBe(page([CANONICAL, english, spanish, any, others].join('')));
});

test('English text in another language names the English page as the one to find, and no language', () => {
  const html = edited(nameAlternates('es', { es: ['/faqs'] }), whole);
  expect(html).toContain('<link rel=canonical href=https://radon.example/faqs>');
  expect(html).not.toContain('hreflang');
  expect(html).not.toContain('/es/faqs');
});

test('English text whose English page is nowhere named stops the build', () => {
  expect(() => edited(nameAlternates('es', { es: ['/faqs'] }), page(CANONICAL))).toThrow(
    UnreadablePage,
  );
});
