import { beforeAll, describe, expect, test } from 'vitest';
import { CARD, drawCard, type CardLettering } from '../../../src/plugins/social-images/card';
import { openLettering } from '../../../src/plugins/social-images/lettering';
import { readTitle, withSocialImage } from '../../../src/plugins/social-images/page-tags';

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
    const svg = drawCard(title, lettering);
    expect(svg).not.toMatch(/NaN|undefined|<text/);
    expect(svg).toContain(`width="${CARD.width}" height="${CARD.height}"`);
  });

  test('breaks a long title into lines that fit', () => {
    const lines = lettering.bold.wrap('one two three four five six seven eight', 300, 40);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(lettering.bold.width(line, 40)).toBeLessThanOrEqual(300);
    expect(lines.join(' ')).toBe('one two three four five six seven eight');
  });
});

describe('naming the picture in the page', () => {
  const page =
    '<title>FAQs | Seneca Creek Radon</title>' +
    '<meta data-rh=true property=og:image content=https://a.example/default.png />' +
    '<meta data-rh=true name="twitter:image" content="https://a.example/default.png"/>';
  const image = { url: 'https://a.example/faqs.png', alt: 'A "B"', width: 1200, height: 630 };

  test('both tags name it, with its size and text', () => {
    const html = withSocialImage(page, image);
    expect(html.match(/content="https:\/\/a\.example\/faqs\.png"/g)).toHaveLength(2);
    expect(html).not.toContain('default.png');
    expect(html).toContain('<meta property="og:image:width" content="1200">');
    expect(html).toContain('<meta property="og:image:alt" content="A &quot;B&quot;">');
  });

  test('the title stands without the name of the company; a redirect has none', () => {
    expect(readTitle(page)).toBe('FAQs');
    expect(readTitle('<title>Redirecting</title>')).toBeUndefined();
  });
});
