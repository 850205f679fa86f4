import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';

const FIRST = 3;

const lines = readFileSync(join(__dirname, '../golden-queries.txt'), 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '' && !line.startsWith('#'));

/** An address without a part of the page stands for all parts of it. */
function leadsTo(found: string, expected: string): boolean {
  return found === expected || (!expected.includes('#') && found.split('#')[0] === expected);
}

for (const line of lines) {
  const [query = '', places = ''] = line.split(' = ');
  test(`"${query}" leads to ${places}`, async ({ page }) => {
    await page.goto(`/search?${new URLSearchParams({ q: query }).toString()}`);
    const results = page.locator('main ol ul a');
    await expect(results.first()).toBeVisible();
    const found = await results.evaluateAll((links) =>
      links.map((a) => a.getAttribute('href') ?? ''),
    );
    const expected = places.split(' or ').map((place) => place.trim());
    const first = found.slice(0, FIRST);
    expect(
      first.some((address) => expected.some((place) => leadsTo(address, place))),
      `The first results are ${first.join(', ')}`,
    ).toBe(true);
  });
}
