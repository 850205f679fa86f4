import { expect, test } from 'vitest';
import { rulesFor, withoutTypefaces } from '../../../../src/postbuild/first-screen/rules';

const MARKS = new Set(['html', 'body', 'main', 'a', 'p', '#content', '.Card-title', '.Card-open']);

test.each([
  // Everything that the selector needs is in the page.
  ['a{color:red}', 'a{color:red}'],
  ['main .Card-title>p{margin:0}', 'main .Card-title>p{margin:0}'],
  ['#content:target{top:0}', '#content:target{top:0}'],
  ['*,:before{margin:0}', '*,:before{margin:0}'],
  // Something that it needs is missing.
  ['dialog{color:red}', ''],
  ['main .Card-body{margin:0}', ''],
  ['#search{margin:0}', ''],
  ['a,dialog,.Card-body p{top:0}', 'a{top:0}'],
  // Alternatives and negations need not be in the page.
  ['p:not(.Card-body){top:0}', 'p:not(.Card-body){top:0}'],
  ['p:is(.Card-body,.Card-title){top:0}', 'p:is(.Card-body,.Card-title){top:0}'],
  ['p:has(>:not(:is(.b,.c:not(.d)))) a{top:0}', 'p:has(>:not(:is(.b,.c:not(.d)))) a{top:0}'],
  ['html[data-offer=es] [class*=".x"]{top:0}', 'html[data-offer=es] [class*=".x"]{top:0}'],
  ['a::after{content:".x dialog"}', 'a::after{content:".x dialog"}'],
  ['a:focus-visible{top:0}', 'a:focus-visible{top:0}'],
  // Nobody points at or prints the page before the full style sheet arrives.
  ['a:hover{top:0}', ''],
  ['a:hover,a:focus-visible{top:0}', 'a:focus-visible{top:0}'],
  ['@media print{a{top:0}}', ''],
  ['@page{margin:0}', ''],
])('%s becomes "%s"', (css, small) => {
  expect(rulesFor(css, MARKS)).toBe(small);
});

test('conditions stay around what is left in them, and go with the last of it', () => {
  const dark = '@media (prefers-color-scheme:dark)';
  expect(
    rulesFor(
      `${dark}{a{top:0}dialog{top:0}}@supports (top:0){${dark}{dialog{top:0}}}${dark}{p{top:0}}`,
      MARKS,
    ),
  ).toBe(`${dark}{a{top:0}}${dark}{p{top:0}}`);
});

test('custom properties that nothing left reads go, however deep; those that are read stay', () => {
  expect(
    rulesFor(
      ':root{--ink:#000;--deep:1px;--mid:var(--deep)}a{color:var(--ink)}dialog{top:var(--mid)}',
      MARKS,
    ),
  ).toBe(':root{--ink:#000}a{color:var(--ink)}');
  expect(rulesFor(':root{--ink:#000;--ink-soft:#333}', new Set(['--ink-soft']))).toBe(
    ':root{--ink-soft:#333}',
  );
});

test('the steps of an animation stay with what plays it', () => {
  const steps = (name: string): string => `@keyframes ${name}{0%{top:0}to{top:1px}}`;
  expect(
    rulesFor(
      `a{animation:1s rise}${steps('rise')}dialog{animation:1s turn}${steps('turn')}`,
      MARKS,
    ),
  ).toBe(`a{animation:1s rise}${steps('rise')}`);
});

test('typefaces and transitions between pages, which name no element, stay', () => {
  const css =
    '@font-face{font-family:F;src:url(/f.woff2)}@view-transition{navigation:auto}::view-transition-old(root){top:0}';
  expect(rulesFor(css, MARKS)).toBe(css);
});

test('a sheet without its typefaces has all else', () => {
  expect(withoutTypefaces('@font-face{font-family:F}a{top:0}@page{margin:0}')).toBe(
    'a{top:0}@page{margin:0}',
  );
});
