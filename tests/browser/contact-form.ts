import type { Locator, Page } from 'playwright/test';
import { LEAST } from '../../src/lib/contact-example';
import { FIELD_NAMES, FIELDS, type FieldRule } from '../../src/lib/contact-limits';

/** A message that is accepted. */
export const MESSAGE = {
  ...LEAST,
  firstName: 'Ann',
  lastName: 'Example',
  email: 'ann@home.example',
  phone: '(301) 555-0199',
  propertyType: 'commercial',
  message: 'Two offices on a slab.\nWhen could you come?',
};

export const LABELS = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone (optional)',
  message: 'Message (optional)',
} as const;

export type TextField = keyof typeof LABELS;

export const form = (page: Page): Locator => page.locator('form[action="/api/contact"]');

export const field = (page: Page, name: TextField): Locator =>
  form(page).getByLabel(LABELS[name], { exact: true });

export const propertyType = (page: Page): Locator =>
  form(page).locator('button[role=combobox]#propertyType');

/** The browser's own select, in whose place Radix' comes. */
export const nativeSelect = (page: Page): Locator => form(page).locator('select#propertyType');

/** What a form holds in which nothing is typed. */
export const EMPTY = Object.fromEntries(FIELD_NAMES.map((name) => [name, '']));

/** Fills in the fields that must not be empty and that no test names. */
export async function fillRest(page: Page): Promise<void> {
  const named = ['propertyType', ...Object.keys(LABELS)];
  for (const name of FIELD_NAMES.filter((name) => LEAST[name] && !named.includes(name))) {
    const { choices }: FieldRule = FIELDS[name];
    const control = form(page).locator(`#${name}`);
    if (!choices) await control.fill(LEAST[name]);
    else if (await control.and(page.locator('select')).isVisible())
      await control.selectOption(LEAST[name]);
    else {
      await control.click();
      await page.getByRole('option').first().click();
    }
  }
}

export const send = (page: Page): Locator =>
  form(page).getByRole('button', { name: 'Send Message' });

export const toast = (page: Page): Locator =>
  page.getByRole('region', { name: /\(F8\)/ }).getByRole('listitem');

/** Opens the form with its island awake and Radix' select in it, and with a clock of the test's own that runs on. */
export async function openForm(page: Page, url: string): Promise<void> {
  await page.clock.install();
  await page.goto(`${url}/contact`);
  await propertyType(page).waitFor();
}

/** Types the message and chooses its property type, taking as long as a person at least would. */
export async function fillForm(page: Page, fields = MESSAGE): Promise<void> {
  for (const name of Object.keys(LABELS) as TextField[]) await field(page, name).fill(fields[name]);
  await fillRest(page);
  await propertyType(page).click();
  await page.getByRole('option', { name: 'Commercial Property' }).click();
  await page.clock.fastForward(5_000);
}

/** What stands in the fields. */
export function values(page: Page): Promise<Record<string, string>> {
  return form(page).evaluate((element: HTMLFormElement) =>
    Object.fromEntries(
      [...new FormData(element)]
        .filter(([name]) => name !== 'website')
        .map(([name, value]) => [name, value as string]),
    ),
  );
}

/** The subject of a mail, of its head alone or whole, written as RFC 2047 encodes words. */
export function subjectOf(head: string): string {
  const [, subject = ''] = /^Subject: ((?:.*\r?\n[ \t])*.*)$/m.exec(head) ?? [];
  return subject
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?B\?([^?]*)\?=/gi, (_, text: string) =>
      Buffer.from(text, 'base64').toString(),
    );
}

/** The plain part of a mail. */
export function textOf(mail: string): string {
  const [, text = ''] = /text\/plain[^]*?base64\s+([\w+/=\s]+?)\s+--/.exec(mail) ?? [];
  return Buffer.from(text, 'base64').toString();
}
