import { describe, expect, it } from 'vitest';
import { changesBetween } from '../../../scripts/changes/compare';
import { visibleParts } from '../../../scripts/changes/visible';

const page = (body: string, title = 'Page'): string[] =>
  visibleParts(
    `<html><head><title>${title}</title></head><body><main>${body}</main></body></html>`,
  );

/** Returns the reported changes between two sites, given as the HTML body of each page. */
const changes = (
  before: Record<string, string>,
  after: Record<string, string>,
  redirects: Record<string, string> = {},
): string[] => {
  const site = (bodies: Record<string, string>): Map<string, string[]> =>
    new Map(Object.entries(bodies).map(([path, body]) => [path, page(body)]));
  return changesBetween(site(before), site(after), new Map(Object.entries(redirects)));
};

describe('what an edit changes for visitors', () => {
  it('is nothing where they read the same', () => {
    expect(changes({ '/': '<p>Text.</p>' }, { '/': '<p class="x">Text.\n</p>' })).toEqual([]);
  });

  it('is a price, said once for all pages that have it', () => {
    const site = (price: string): Record<string, string> => ({
      '/': `<p>A test costs <strong>${price}</strong> in Maryland.</p>`,
      '/air': `<table><tr><td>Montgomery</td><td>${price}</td></tr></table>`,
      '/faqs': `<p>From ${price}.</p><p>Or ${price}, says the list.</p>`,
      '/laws': '<p>No price.</p>',
    });
    expect(changes(site('$165'), site('$170'))).toEqual([
      '"$165" becomes "$170" on 3 pages: /, /air, /faqs',
    ]);
  });

  it('is told by the smallest block, and once', () => {
    const card = (price: string): string =>
      `<div>Air <b>tests</b><p>From ${price}.</p> at home</div>`;
    expect(page(card('$165'))).toEqual(['Page', 'Air tests at home', 'From $165.']);
    expect(changes({ '/': card('$165') }, { '/': card('$170') })).toEqual([
      '"$165" becomes "$170" on /',
    ]);
  });

  it('is the number a link dials, though nobody sees it', () => {
    const link = (number: string): string => `<a href="tel:${number}">Call</a>`;
    expect(changes({ '/': link('+13015550142') }, { '/': link('+13015550199') })).toEqual([
      '"tel:+13015550142" becomes "tel:+13015550199" on /',
    ]);
  });

  it('is a question more or less', () => {
    const first = '<h3>What is radon?</h3><p>A gas that comes from the soil.</p>';
    const second = '<h3>Do you test on Saturdays?</h3>';
    expect(changes({ '/faqs': first }, { '/faqs': first + second })).toEqual([
      'New: "Do you test on Saturdays?" on /faqs',
    ]);
    expect(changes({ '/faqs': first + second }, { '/faqs': first })).toEqual([
      'Gone: "Do you test on Saturdays?" on /faqs',
    ]);
  });

  it('is a word put in, told with its sentence', () => {
    expect(changes({ '/': '<p>We test homes.</p>' }, { '/': '<p>We test all homes.</p>' })).toEqual(
      ['"We test homes." becomes "We test all homes." on /'],
    );
  });

  it('is a title in the list of a search engine', () => {
    const before = new Map([['/', page('<p>Text.</p>', 'Radon tests in Maryland')]]);
    const after = new Map([['/', page('<p>Text.</p>', 'Radon tests in Virginia')]]);
    expect(changesBetween(before, after, new Map())).toEqual([
      '"Maryland" becomes "Virginia" on /',
    ]);
  });

  it('is a page more, a page less, and where its address leads', () => {
    const text = '<p>Text.</p>';
    expect(changes({ '/a': text, '/b': text }, { '/new': text }, { '/a': '/new' })).toEqual([
      'New page: /new',
      'Page gone: /a; its address leads to /new',
      'Page gone: /b; its address leads NOWHERE: add a line to src/data/redirects.json',
    ]);
  });

  it('is not what a page of a redirect or a script says', () => {
    expect(visibleParts('<html><body><script>location.href = "/x"</script></body></html>')).toEqual(
      [],
    );
    expect(page('<p>Text.</p><script>let price = 165</script>')).toEqual(['Page', 'Text.']);
  });
});
