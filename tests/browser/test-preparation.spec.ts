import { company, practice, radon, videos, type Video } from '../../src/data';
import { expect, holdScripts, test, type Locator, type Page } from './fixtures';

const [english, spanish] = videos as [Video, Video];

/** Collects the paths of films, captions and anything on another host that a page requests from now on. */
function watchMedia(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    const foreign = url.protocol !== 'data:' && !['localhost', '127.0.0.1'].includes(url.hostname);
    if (foreign || /\.(mp4|webm|vtt)$/.test(url.pathname)) asked.push(url.pathname);
  });
  return asked;
}

function poster(page: Page, video: Video): Locator {
  return page.getByRole('link', { name: `Play: ${video.name}` });
}

test('no film is asked for before the click, and the player comes with it', async ({ page }) => {
  const asked = watchMedia(page);
  await page.goto('/test-preparation');
  await poster(page, english).scrollIntoViewIfNeeded();
  await expect(poster(page, english).locator('img')).toHaveJSProperty('complete', true);
  expect(asked).toEqual([]);

  await poster(page, english).click();
  const player = page.locator('video');
  await expect(player).toBeFocused();
  await expect(player).toHaveAttribute('controls', '');
  const captions = player.locator('track[kind=captions]');
  await expect(captions).toHaveAttribute('srclang', english.language);
  await expect
    .poll(() => player.evaluate((film: HTMLVideoElement) => film.readyState))
    .toBeGreaterThan(0);
  const files = english.files?.map(({ url }) => url) ?? [];
  expect(asked.some((path) => files.includes(path))).toBe(true);
  await expect(poster(page, spanish)).toBeVisible();
});

for (const [base, first, other] of [
  ['', english, spanish],
  ['/es', spanish, english],
] as const) {
  test(`the film in the language of the page has the picture, and stands first: ${base || '/en'}`, async ({
    page,
  }) => {
    await page.goto(`${base}/test-preparation`);
    const films = page.locator('main a[data-video]');
    await expect(films.first()).toHaveAttribute('href', first.contentUrl);
    await expect(films.first().locator('img')).toHaveCount(1);
    const link = films.and(page.locator(`[href="${other.contentUrl}"]`));
    await expect(link).toBeVisible();
    await expect(link.locator('img')).toHaveCount(0);
  });
}

test('a film plays while the script of the page is still on its way', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/test-preparation', { waitUntil: 'commit' });
  await poster(page, english).click();
  await expect(page.locator('video')).toBeFocused();
});

test('the captions can be shown', async ({ page, request }) => {
  await page.goto('/test-preparation');
  await poster(page, english).click();
  const cues = await page.locator('video').evaluate(async (film: HTMLVideoElement) => {
    const element = film.querySelector('track');
    const track = film.textTracks[0];
    if (!element || !track) return 0;
    const loaded = new Promise((resolve) => element.addEventListener('load', resolve));
    track.mode = 'showing';
    await loaded;
    return track.cues?.length ?? 0;
  });
  expect(cues).toBe(english.transcript?.length);
  const file = await request.get(english.captions?.[0]?.url ?? '');
  expect(file.headers()['content-type']).toContain('text/vtt');
});

test('the keyboard plays the Spanish film, named in Spanish', async ({ page }) => {
  await page.goto('/test-preparation');
  const link = poster(page, spanish);
  await expect(link.locator('[lang=es]').first()).toHaveText(spanish.name);
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('video')).toHaveAttribute('lang', 'es');
  await expect(page.locator('video')).toBeFocused();
});

test('the transcript can be read instead', async ({ page }) => {
  await page.goto('/test-preparation');
  for (const video of videos) {
    const details = page.locator('details', { hasText: `Transcript: ${video.name}` });
    await details.locator('summary').click();
    await expect(details.getByRole('listitem')).toHaveCount(video.transcript?.length ?? 0);
    await expect(details.getByRole('listitem').first()).toBeVisible();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a plain link leads to each film', async ({ page }) => {
    await page.goto('/test-preparation');
    for (const video of videos) {
      const link = page.getByRole('link', { name: video.name });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', video.contentUrl);
    }
  });
});

test('rules, hours, telephone and scheduler are there', async ({ page }) => {
  await page.goto('/test-preparation');
  const main = page.getByRole('main');
  for (const name of ['Do', 'Do not']) {
    await expect(main.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await expect(main.getByRole('figure').filter({ hasText: 'A short-term test' })).toContainText(
    `${radon.closedHouse.before.value} hours before`,
  );
  await expect(main.locator(`a[href="tel:${company.phone.e164}"]`).first()).toBeVisible();
  await expect(main.getByRole('link', { name: 'Schedule Your Test' }).first()).toHaveAttribute(
    'href',
    '/scheduler',
  );
});

test('the sheet to hang up has every rule of the guide', async ({ page }) => {
  await page.goto('/test-preparation');
  const guide = await page.locator('main li:not(details li) > strong:has(+ em)').allTextContents();
  expect(guide.length).toBeGreaterThan(10);
  await page.goto('/tools/closed-house');
  const sheet = page.locator('#blank-sheet');
  expect(await sheet.locator('li').allTextContents()).toEqual(guide);
  await expect(sheet).toContainText(practice.unsafe);
});

test('prints on one Letter page, rules and telephone number on it', async ({ page }) => {
  await page.goto('/test-preparation');
  const pdf = (await page.pdf({ format: 'Letter', preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main).toContainText(company.phone.display);
  await expect(main.getByText('whole-house or window fans')).toBeVisible();
  await expect(main.getByRole('button')).toHaveCount(0);
});
