import { readFileSync } from 'node:fs';
import { LOCALES, type Locale } from '../../src/languages/locales';
import { fillRest, form, MESSAGE, propertyType, subjectOf, toast } from './contact-form';
import { expect, test, type Page } from './fixtures';

const OTHERS = ['es', 'pt'] as const;

/** Returns a function that looks up a language's messages by ID, to find texts on its pages. */
const wordsOf = (locale: Locale): ((id: string) => string) => {
  const messages = JSON.parse(readFileSync(`i18n/${locale}/code.json`, 'utf8')) as Record<
    string,
    { message: string }
  >;
  return (id) => messages[id]?.message ?? `no message ${id}`;
};

const switcher = (page: Page): ReturnType<Page['locator']> =>
  page.locator('[data-languages]').first();

test.describe('the links to other languages', () => {
  test('lead to the same part of the same page, with what was asked', async ({ page }) => {
    await page.goto('/laws/rockville#penalties');
    await switcher(page).getByRole('link', { name: 'Español' }).click();
    await expect(page).toHaveURL(/\/es\/laws\/rockville#penalties$/);
    await expect(page.locator('#penalties')).toBeInViewport();
    await page.goto('/pt/search?q=rockville');
    await switcher(page).getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/\/search\?q=rockville$/);
  });

  test('take along what was typed into the form', async ({ page }) => {
    await page.goto('/contact');
    await propertyType(page).waitFor();
    await form(page).locator('#firstName').fill('Ana');
    await form(page).locator('#message').fill('¿Cuándo pueden venir?');
    await switcher(page).getByRole('link', { name: 'Español' }).click();
    await expect(page).toHaveURL(/\/es\/contact$/);
    await expect(form(page).locator('#firstName')).toHaveValue('Ana');
    await expect(form(page).locator('#message')).toHaveValue('¿Cuándo pueden venir?');
    await page.reload();
    await propertyType(page).waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('moved-message'))).toBeNull();
  });

  test('lead to a page also where there is none', async ({ page, logs }) => {
    logs.allow(/status of 404/);
    await page.goto('/pt/no-such-page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      wordsOf('pt')('notFound.title'),
    );
    await expect(switcher(page).getByRole('link', { name: 'Español' })).toHaveAttribute(
      'href',
      '/es/',
    );
  });

  test('say which language is read, and in which each is', async ({ page }) => {
    await page.goto('/es/faqs');
    for (const [locale, { label, htmlLang }] of Object.entries(LOCALES)) {
      const link = page.getByRole('contentinfo').getByRole('link', { name: label, exact: true });
      await expect(link).toHaveAttribute('lang', htmlLang);
      await expect(link).toHaveAttribute('hreflang', htmlLang);
      if (locale === 'es') await expect(link).toHaveAttribute('aria-current', 'true');
      else await expect(link).not.toHaveAttribute('aria-current');
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('are there', async ({ page }) => {
      await page.goto('/contact');
      await switcher(page).getByRole('link', { name: 'Português' }).click();
      await expect(page).toHaveURL(/\/pt\/contact$/);
      await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    });
  });
});

test.describe('who prefers Spanish', () => {
  test.use({ locale: 'es-MX' });

  test('is offered it once a visit, and nothing else moves', async ({ page }) => {
    await page.goto('/faqs');
    const offer = switcher(page).getByRole('link', { name: 'Leer en español' });
    await expect(offer).toBeVisible();
    await expect(switcher(page).getByRole('link', { name: 'Português' })).toBeVisible();
    await page.goto('/contact');
    await expect(offer).toBeHidden();
    await expect(switcher(page).getByRole('link', { name: 'Español' })).toBeVisible();
  });

  test('is offered nothing on a page that is Spanish', async ({ page }) => {
    await page.goto('/es/faqs');
    await expect(switcher(page).getByRole('link')).toHaveText([/English/, /Español/, /Português/]);
    await expect(page.locator('html')).not.toHaveAttribute('data-offer');
  });
});

test('who types Spanish on an English page is offered the Spanish search', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('cuánto cuesta la prueba');
  await page.getByRole('link', { name: 'Buscar en español' }).click();
  await expect(page).toHaveURL(/\/es\/search\?q=cu%C3%A1nto\+cuesta\+la\+prueba$/);
  await expect(page.locator('main ol ul a').first()).toHaveAttribute('href', /^\/es\//);
  await page.goto('/search?q=how much is a test');
  await expect(page.locator('main ol ul a').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^(Buscar|Search in)/ })).toHaveCount(0);
});

test('who prefers English is offered nothing', async ({ page }) => {
  await page.goto('/faqs');
  await expect(page.locator('html')).not.toHaveAttribute('data-offer');
});

for (const locale of OTHERS) {
  const says = wordsOf(locale);

  test.describe(`a visitor in ${LOCALES[locale].label}`, () => {
    test('finds the law, reads a result, and writes to the office', async ({ page, office }) => {
      await page.clock.install();
      await page.goto(`${office.url}/${locale}`);
      await page
        .getByRole('navigation')
        .getByRole('link', { name: says('navbar.laws') })
        .first()
        .click();
      await expect(page).toHaveURL(`${office.url}/${locale}/radon-laws`);
      await page.locator(`main a[href="/${locale}/laws/rockville"]`).first().click();
      await expect(page.locator('main')).toContainText(says('laws.summary.covers'));

      await page.goto(`${office.url}/${locale}/tools/test-result?value=5.2`);
      await expect(page.locator('main')).toContainText('5.2');
      await expect(page.locator('html')).toHaveAttribute('lang', LOCALES[locale].htmlLang);

      await page.goto(`${office.url}/${locale}/contact`);
      await propertyType(page).waitFor();
      for (const name of ['firstName', 'lastName', 'email', 'phone', 'message'] as const) {
        await form(page).locator(`#${name}`).fill(MESSAGE[name]);
      }
      await fillRest(page);
      await propertyType(page).click();
      await page.getByRole('option', { name: says('contact.property.commercial') }).click();
      await page.clock.fastForward(5_000);
      await form(page)
        .getByRole('button', { name: says('contact.form.send') })
        .click();
      await expect(toast(page)).toContainText(says('contact.success'));
      const [mail = ''] = await office.mail();
      expect(subjectOf(mail)).toMatch(RegExp(`^\\[${locale.toUpperCase()}\\] Commercial Property`));
    });

    test('is asked what a point means that may part thousands', async ({ page }) => {
      await page.goto(`/${locale}/tools/test-result?value=1.480&unit=bq`);
      const slip = page.locator('[data-slip=ambiguous]:visible');
      await expect(slip).toHaveText(says('tools.result.ambiguous'));
      await page.goto(`/${locale}/tools/test-result?value=4.1`);
      await expect(page.locator('[data-answer-here]')).toContainText('4.1');
      await expect(slip).toHaveCount(0);
    });

    test('searches in it', async ({ page }) => {
      await page.goto(`/${locale}`);
      await page.keyboard.press('Control+k');
      const words = page.getByRole('combobox', { name: says('search.field') });
      await words.fill({ es: 'quién paga la prueba', pt: 'quem paga o teste' }[locale]);
      const first = page.getByRole('option').first();
      await expect(first).toHaveAttribute('href', RegExp(`^/${locale}/`));
      await words.press('ArrowDown');
      await words.press('Enter');
      await expect(page).toHaveURL(RegExp(`/${locale}/(?!search)`));
    });
  });
}
