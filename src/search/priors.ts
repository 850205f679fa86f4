import type { Section } from './corpus';
import { PRIOR } from './weights';

/**
 * Returns how much each section counts before anybody asks: a page counts more than a card on another page that leads
 * to it.
 */
export function priorsOf(sections: readonly Section[]): number[] {
  const pages = new Map(sections.map(({ url, page }) => [page, pageOf(url)]));
  const isCard = ({ url, heading, blocks }: Section): boolean =>
    blocks.join(' ').length < PRIOR.cardLetters ||
    (pages.get(heading) ?? pageOf(url)) !== pageOf(url);
  return sections.map((section) => {
    const { url, kind } = section;
    const isTool = kind === 'page' && url.startsWith('/tools');
    const share = url.includes('#') && isCard(section) ? PRIOR.card : 1;
    const proof = url.endsWith('#sources') ? PRIOR.sources : 1;
    return (kind === 'article' ? PRIOR.article : isTool ? PRIOR.tool : 1) * share * proof;
  });
}

const pageOf = (url: string): string => url.split('#')[0] ?? '';
