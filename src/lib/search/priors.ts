import type { Section } from './corpus';

/** A section with so few letters is a card, and what it counts. */
const CARD = 90;
const OF_A_CARD = 0.8;

/** A list of sources proves what another section says. */
const OF_SOURCES = 0.8;

/** Most visitors want the answer rather than an article about it, or a form to fill in first. */
const ARTICLE = 0.85;
const TOOL = 0.9;

/** How much each section counts before anybody asks: a page is more than a card on another that leads to it. */
export function priorsOf(sections: readonly Section[]): number[] {
  const pages = new Map(sections.map(({ url, page }) => [page, pageOf(url)]));
  const isCard = ({ url, heading, blocks }: Section): boolean =>
    blocks.join(' ').length < CARD || (pages.get(heading) ?? pageOf(url)) !== pageOf(url);
  return sections.map((section) => {
    const { url, kind } = section;
    const isTool = kind === 'page' && url.startsWith('/tools');
    const share = url.includes('#') && isCard(section) ? OF_A_CARD : 1;
    const proof = url.endsWith('#sources') ? OF_SOURCES : 1;
    return (kind === 'article' ? ARTICLE : isTool ? TOOL : 1) * share * proof;
  });
}

const pageOf = (url: string): string => url.split('#')[0] ?? '';
