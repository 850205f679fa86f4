/** "What a test costs" gives "what-a-test-costs". */
function slug(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/**
 * Returns ids for the headings of a page that have none, so that a link can point at each.
 *
 * @param headings the texts of these headings, in their order on the page
 * @param taken every id that the page already has
 * @returns an id for each heading, in the same order
 */
export function headingIds(headings: readonly string[], taken: Iterable<string>): string[] {
  const used = new Set(taken);
  return headings.map((text) => {
    const base = slug(text) || 'part';
    let id = base;
    for (let n = 2; used.has(id); n += 1) id = `${base}-${n}`;
    used.add(id);
    return id;
  });
}
