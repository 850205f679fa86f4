import { expect, openAlive, test } from './fixtures';
import { withTypeOf } from './visit/large-type';
import { expectToFit } from './visit/widths';

/** Answers of tools, which have buttons of their own. */
const ANSWERED = [
  '/tools/radon-law?place=Gaithersburg&role=tenant&ground=yes&units=2',
  '/tools/test-result?value=5.6&situation=tenant&place=Gaithersburg',
  '/tools/closed-house?need=opened&event=window&when=during&hour=30&minutes=20&test=unknown',
];

for (const locale of ['es', 'pt']) {
  for (const path of ANSWERED) {
    test(`with type of 32 px the longer words of /${locale}${path} fit a narrow phone`, async ({
      page,
    }) => {
      await openAlive(page, `/${locale}${path}`);
      await withTypeOf(page, 32, () => expectToFit(page, [320], 640));
    });
  }
}

test('with type of 32 px a word of a button, what was said and the bar fit a narrow phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/es');
  await withTypeOf(page, 32, async () => {
    const button = page.getByRole('button', { name: 'Consultar' });
    const lines = await button.evaluate((one) => {
      const words = document.createRange();
      words.selectNodeContents(one);
      return new Set([...words.getClientRects()].map(({ top }) => top)).size;
    });
    expect(lines).toBe(1);
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThanOrEqual(80);
  });
  await openAlive(page, '/tools/test-dates?for=sale&date=2099-12-15');
  await withTypeOf(page, 32, async () => {
    const said = await page.locator('[data-answers]').boundingBox();
    expect(said?.width).toBeGreaterThan(180);
  });
});
