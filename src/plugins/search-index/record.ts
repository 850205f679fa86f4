import { load } from 'cheerio';
import { kindOf } from '../../lib/search/kinds';
import type { SectionMeta } from '../../lib/search/record';
import type { Section } from './sections';

/** Pagefind's weights go up to 10; text has 1. */
const WEIGHTS = { title: 10, heading: 8, above: 0.5, sources: 0.1 };

/** A list of sources names every place and law, and is seldom what somebody looks for. */
const isSources = ({ id }: Section): boolean => /^sources/.test(id);

/** A document as Pagefind takes it. */
export interface IndexRecord {
  url: string;
  content: string;
}

const wordsOf = (text: string): number => text.split(/\s/).filter(Boolean).length;

/**
 * Writes a section as a small document of its own, so that sections are weighed against each other and
 * not pages: its heading, its text, and lightly the headings above it, for "rockville penalties" is asked
 * for although the section about penalties need not name the city.
 *
 * @param path the address of the page
 */
export function indexRecord(path: string, section: Section): IndexRecord {
  const $ = load(
    '<!doctype html><html lang="en"><body><main data-pagefind-body></main></body></html>',
  );
  const above = section.above.join('. ');
  const meta: SectionMeta = {
    title: section.heading,
    page: section.above[0] ?? section.heading,
    kind: kindOf(path),
    head: String(wordsOf(section.heading)),
    tail: String(wordsOf(above)),
  };
  for (const [name, value] of Object.entries<string>({ ...meta })) {
    const holder = $('<span></span>').attr({ [`data-${name}`]: value });
    $('main').append(holder.attr('data-pagefind-meta', `${name}[data-${name}]`));
  }
  const paragraph = (text: string, weight?: number): void => {
    const element = $('<p></p>').text(text);
    if (weight !== undefined) element.attr('data-pagefind-weight', String(weight));
    $('main').append(element);
  };
  paragraph(section.heading, section.id === '' ? WEIGHTS.title : WEIGHTS.heading);
  const weight = isSources(section) ? WEIGHTS.sources : undefined;
  section.blocks.forEach((block) => paragraph(block, weight));
  if (above) paragraph(above, weight ?? WEIGHTS.above);
  return { url: section.id === '' ? path : `${path}#${section.id}`, content: $.html() };
}
