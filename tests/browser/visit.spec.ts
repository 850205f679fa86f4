import { ARTICLE, READ } from '../../scripts/bench/budgets';
import { company } from '../../src/data';
import { propertyType } from './contact-form';
import { expect, framesDrawn, openAlive, standInForScheduler, test, type Page } from './fixtures';
import { missingPage, routes, routesIn } from './site';
import { expectAccessibleInBothThemes, expectAccessibleInWords } from './visit/axe';
import { expectLight, expectSmallScripts, watchCost } from './visit/cost';
import { expectRoomForLargeType, withTypeOf } from './visit/large-type';
import { expectPlainLinks, followToScheduler } from './visit/links';
import { expectSenderOnPaper } from './visit/paper';
import { useControls, watchViolations } from './visit/policy';
import { visit } from './visit/promises';
import { actions, expectActionsInReach, expectSkipLink } from './visit/reach';
import { watchElsewhere } from './visit/scripts';
import { expectRoomForSpacedText, hasTable } from './visit/spaced';
import { scrollThrough, shift } from './visit/still';
import { expectToFit } from './visit/widths';

// Each broken promise may wait for its own timeout.
test.describe.configure({ timeout: 120_000 });
test.use({ actionTimeout: 15_000 });

const DESKTOP = { width: 1280, height: 720 };

/**
 * Pages on which the header and footer are tried too: they are the same everywhere, but these pages' policies differ.
 */
const USED_WHOLE = new Set(['/', '/contact', '/scheduler', missingPage]);

const isTool = (route: string): boolean => route.startsWith('/tools/');

/**
 * Splits pages into groups of six for tests that check little on each, since every test opens a new browser context.
 */
const inParts = (all: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(all.length / 6) }, (_, part) => all.slice(part * 6, part * 6 + 6));

const toTop = (page: Page): Promise<void> =>
  page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP });

  for (const route of [...routes, missingPage]) {
    test(`${route} keeps what every page promises`, async ({ page, context, baseURL, logs }) => {
      if (route === missingPage) logs.allow(/status of 404/);
      if (route === '/scheduler') await standInForScheduler(context);
      const violations = await watchViolations(context);
      const elsewhere = watchElsewhere(page, baseURL);
      await openAlive(page, route);
      if (route === '/contact') await propertyType(page).waitFor();

      await visit(route, async (keeps) => {
        await keeps('moves nothing while it opens and is scrolled through', async () => {
          await framesDrawn(page);
          const untouched = await shift(page);
          await scrollThrough(page);
          const read = await shift(page);
          await toTop(page);
          // A tool's questions take up their space only when its script has loaded.
          if (!isTool(route)) expect({ untouched, read }).toEqual({ untouched: 0, read: 0 });
        });
        await keeps('keeps the place of its pictures', async () => {
          const unsized = await page
            .locator('img:not([width][height])')
            .evaluateAll((images) => images.map((image) => image.outerHTML));
          expect(unsized).toEqual([]);
        });
        await keeps('asks nobody else', () => {
          const scheduler = route === '/scheduler' ? [company.schedulerUrl] : [];
          expect([...new Set(elsewhere)]).toEqual(scheduler);
        });
        await keeps('has no violation in either theme', () => expectAccessibleInBothThemes(page));
        await keeps('shows the skip link at the first stop of the keyboard', () =>
          expectSkipLink(page),
        );
        await keeps('fits into every width', () =>
          expectToFit(page, [320, 360, 390, 768, 1023, 1024, 1280, 1920]),
        );
        for (const size of [24, 32])
          await keeps(`fits a phone with type of ${size} px, and its menu can be reached`, () =>
            expectRoomForLargeType(page, size),
          );
        if (await hasTable(page))
          await keeps('fits a phone where text is spaced out', () => expectRoomForSpacedText(page));
        await page.setViewportSize(DESKTOP);
        await keeps('says on paper whose it is and how to reach them', () =>
          expectSenderOnPaper(page),
        );
        await keeps('has plain links, at least three of them to the scheduler', () =>
          expectPlainLinks(page),
        );
        await keeps('can be used within the policy', async () => {
          await useControls(page, page.locator(USED_WHOLE.has(route) ? 'body' : 'main'));
          await expect(page.locator('object')).toHaveCount(0); // the scheduler's probe is done
          expect(violations).toEqual([]);
        });
        if (USED_WHOLE.has(route) || route === ARTICLE)
          await keeps('leads to the scheduler as a page of its own', () => followToScheduler(page));
      });
    });
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  const isRead = (route: string): boolean => READ.some((path) => path === route);
  const expectInReach = (page: Page, route: string): Promise<void> =>
    route === '/scheduler' ? expect(actions(page)).toHaveCount(0) : expectActionsInReach(page);
  const IN_REACH = 'has call, text and schedule on the first screen, but where they lead';

  for (const route of routes.filter(isRead)) {
    test(`${route} is within reach of a thumb, and light`, async ({ page }) => {
      const cost = watchCost(page);
      await page.goto(route);
      await visit(route, async (keeps) => {
        await keeps(IN_REACH, () => expectInReach(page, route));
        await keeps('costs no more than its budget', () => expectLight(cost, route));
        await keeps('has small scripts, before and after the first move, and no React', () =>
          expectSmallScripts(page, cost, route),
        );
      });
    });
  }

  for (const some of inParts([...routes.filter((route) => !isRead(route)), missingPage])) {
    test(`${some.join(' ')} are within reach of a thumb`, async ({ page, logs }) => {
      if (some.includes(missingPage)) logs.allow(/status of 404/);
      await visit('on a phone', async (keeps) => {
        for (const route of some) {
          await page.goto(route);
          await keeps(`${route} ${IN_REACH}`, () => expectInReach(page, route));
        }
      });
    });
  }
});

for (const locale of ['es', 'pt']) {
  test.describe(`in ${locale}`, () => {
    test.use({ viewport: DESKTOP });

    for (const some of inParts(routesIn(locale))) {
      test(`${some.join(' ')} fit, and have no violation`, async ({ page }) => {
        await visit(locale, async (keeps) => {
          for (const route of some) {
            await page.setViewportSize(DESKTOP);
            await openAlive(page, route);
            await keeps(`${route} fits into every width`, () =>
              expectToFit(page, [320, 390, 1024, 1280]),
            );
            await keeps(`${route} has no violation`, () => expectAccessibleInWords(page));
            if (await hasTable(page))
              await keeps(`${route} fits a phone where text is spaced out`, () =>
                expectRoomForSpacedText(page),
              );
            await keeps(
              `${route} parts its longer words, with type of 32 px on a narrow phone`,
              () =>
                withTypeOf(page, 32, async () => {
                  await expectToFit(page, [320], 640);
                  const heading = page.getByRole('heading', { level: 1 }).first();
                  await expect(heading).toHaveCSS('hyphens', 'auto');
                }),
            );
          }
        });
      });
    }
  });
}
