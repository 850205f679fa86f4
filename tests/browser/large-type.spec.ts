import { openAlive, test } from './fixtures';
import { withTypeOf } from './visit/large-type';
import { expectToFit } from './visit/widths';

/** Answers of the tools, which have buttons of their own. */
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
