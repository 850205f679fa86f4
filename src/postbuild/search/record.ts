import { kindOf } from '../../lib/search/kinds';
import type { SectionMeta } from '../../lib/search/record';
import { escapeText, printElement } from '../markup';
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
 * @param path the address of the page, without its base: Pagefind's client puts that before it
 * @param lang its language (BCP 47), whose word forms Pagefind then knows
 */
export function indexRecord(path: string, lang: string, section: Section): IndexRecord {
  const above = section.above.join('. ');
  const meta: SectionMeta = {
    title: section.heading,
    page: section.above[0] ?? section.heading,
    kind: kindOf(path),
    head: String(wordsOf(section.heading)),
    tail: String(wordsOf(above)),
  };
  const metas = Object.entries<string>({ ...meta }).map(([name, value]) =>
    printElement('span', {
      [`data-${name}`]: value,
      'data-pagefind-meta': `${name}[data-${name}]`,
    }),
  );
  const paragraph = (text: string, weight?: number): string =>
    printElement(
      'p',
      weight === undefined ? {} : { 'data-pagefind-weight': String(weight) },
      escapeText(text),
    );
  const weight = isSources(section) ? WEIGHTS.sources : undefined;
  const paragraphs = [
    paragraph(section.heading, section.id === '' ? WEIGHTS.title : WEIGHTS.heading),
    ...section.blocks.map((block) => paragraph(block, weight)),
    above && paragraph(above, weight ?? WEIGHTS.above),
  ];
  const main = printElement(
    'main',
    { 'data-pagefind-body': '' },
    [...metas, ...paragraphs].join(''),
  );
  return {
    url: section.id === '' ? path : `${path}#${section.id}`,
    content: `<!doctype html>${printElement('html', { lang }, `<body>${main}</body>`)}`,
  };
}
