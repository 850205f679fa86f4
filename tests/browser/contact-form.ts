import type { Locator, Page } from 'playwright/test';
import { LEAST } from '../../src/lib/contact-example';
import { FIELD_NAMES, FIELDS, type FieldRule } from '../../src/lib/contact-limits';

/** A message that the contact function accepts. */
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

/** The browser's own select, which the Radix select replaces. */
export const nativeSelect = (page: Page): Locator => form(page).locator('select#propertyType');

/** The values of a form in which nothing is typed. */
export const EMPTY = Object.fromEntries(FIELD_NAMES.map((name) => [name, '']));

/** Fills in the required fields that are neither in {@link LABELS} nor the property type. */
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

/**
 * Opens the form with a fake clock that keeps running, and waits until the Radix select has replaced the native one.
 */
export async function openForm(page: Page, url: string): Promise<void> {
  await page.clock.install();
  await page.goto(`${url}/contact`);
  await propertyType(page).waitFor();
}

/**
 * Fills in the message and chooses its property type, then advances the clock by the time that a person needs at least.
 */
export async function fillForm(page: Page, fields = MESSAGE): Promise<void> {
  for (const name of Object.keys(LABELS) as TextField[]) await field(page, name).fill(fields[name]);
  await fillRest(page);
  await propertyType(page).click();
  await page.getByRole('option', { name: 'Commercial Property' }).click();
  await page.clock.fastForward(5_000);
}

/** Returns the values of the form's fields, without the honeypot field `website`. */
export function values(page: Page): Promise<Record<string, string>> {
  return form(page).evaluate((element: HTMLFormElement) =>
    Object.fromEntries(
      [...new FormData(element)]
        .filter(([name]) => name !== 'website')
        .map(([name, value]) => [name, value as string]),
    ),
  );
}

/** Returns the decoded subject of a mail (RFC 2047), from the whole mail or only its header. */
export function subjectOf(head: string): string {
  const [, subject = ''] = /^Subject: ((?:.*\r?\n[ \t])*.*)$/m.exec(head) ?? [];
  return subject
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?B\?([^?]*)\?=/gi, (_, text: string) =>
      Buffer.from(text, 'base64').toString(),
    );
}

/** Returns the decoded plain-text part of a mail. */
export function textOf(mail: string): string {
  const [, text = ''] = /text\/plain[^]*?base64\s+([\w+/=\s]+?)\s+--/.exec(mail) ?? [];
  return Buffer.from(text, 'base64').toString();
}
