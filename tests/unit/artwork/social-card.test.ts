import { beforeAll, describe, expect, test } from 'vitest';
import { CARD, cardDrawer, type CardLettering } from '../../../src/artwork/social-card';
import { openLettering } from '../../../src/artwork/lettering';

describe('the social picture of a page', () => {
  let lettering: CardLettering;
  beforeAll(async () => {
    lettering = { bold: await openLettering(680), plain: await openLettering(450) };
  });

  test.each([
    'Contact',
    'Radon Progeny: The Hidden Risk Behind the Noble Gas',
    'Preparação: ¿cómo prepararse para la prueba de radón en su casa de Montgomery?',
    'Montgomery County Resale Radon Law (Bill 31-15), in force since October 2016, and what it asks',
  ])('letters "%s" in outlines alone', (title) => {
    const svg = cardDrawer(lettering, ['Norte de Virginia'])(title);
    expect(svg).not.toMatch(/NaN|undefined|<text/);
    expect(svg).toContain(`width="${CARD.width}" height="${CARD.height}"`);
  });

  test('has below the title what its language says of the company', () => {
    const english = cardDrawer(lettering, ['Northern Virginia'])('Radon');
    expect(cardDrawer(lettering, ['Norte de Virginia'])('Radon')).not.toBe(english);
  });

  test('breaks a long title into lines that fit', () => {
    const lines = lettering.bold.wrap('one two three four five six seven eight', 300, 40);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(lettering.bold.width(line, 40)).toBeLessThanOrEqual(300);
    expect(lines.join(' ')).toBe('one two three four five six seven eight');
  });
});
