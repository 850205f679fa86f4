import { describe, expect, test } from 'vitest';
import { followTheme } from '../../../src/artwork/dark-drawing';
import { readColors, tokenColor } from '../../../src/artwork/tokens';

const wall = tokenColor('wall', 'light');
const hue = tokenColor('hue', 'light');

describe('a drawing in the dark theme', () => {
  test('has a rule for each of its colors, once', () => {
    const path = `<path fill="${wall}" stroke="${hue}"/>`;
    expect(followTheme(`<svg viewBox="0 0 1 1">${path}${path}</svg>`)).toBe(
      '<svg viewBox="0 0 1 1"><style>@media(prefers-color-scheme:dark){' +
        `[fill="${wall}"]{fill:${tokenColor('wall', 'dark')}}` +
        `[stroke="${hue}"]{stroke:${tokenColor('hue', 'dark')}}` +
        `}</style>${path}${path}</svg>`,
    );
  });

  test.each([
    ['a color that is not the site’s', `<svg><path fill="${wall}"/><path fill="#8aa86b"/></svg>`],
    ['a named color', `<svg><path fill="${wall}"/><path stroke="red"/></svg>`],
    ['no color', '<svg><path d="M0 0"/></svg>'],
  ])('stays as it is with %s', (_what, svg) => {
    expect(followTheme(svg)).toBe(svg);
  });

  test('parts without paint do not hold it back', () => {
    const svg = `<svg><path fill="none" stroke="${hue}"/></svg>`;
    expect(followTheme(svg)).toContain('<style>');
  });
});

describe('the colors of the style sheet', () => {
  test('are read for both themes', () => {
    const sheet =
      ':root { --paper: #fff; --gap: 1rem; }\n@media (prefers-color-scheme: dark) { :root { --paper: #0c191d; } }';
    expect(readColors(sheet)).toEqual({ light: { paper: '#fff' }, dark: { paper: '#0c191d' } });
  });

  test('one that is not there is named', () => {
    expect(() => tokenColor('papr', 'dark')).toThrow(
      'src/css/tokens.css has no dark color --papr.',
    );
  });
});
