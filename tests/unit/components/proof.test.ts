import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { Proof } from '../../../src/components/people/Proof';
import { Testimonials } from '../../../src/components/people/Testimonials';
import { RealReport } from '../../../src/components/report/RealReport';
import { Papers } from '../../../src/components/requests/Papers';
import { SecondPhone } from '../../../src/components/ui/SecondPhone';
import type { Company, Testimonial } from '../../../src/data';
import { schemas } from '../../../src/data/schema';
import sample from '../../company/site/src/data/company.json';

/** The data that the components read; tests add to it what an office may fill in. */
const data = vi.hoisted((): { company: Record<string, unknown>; testimonials: Testimonial[] } => ({
  company: {},
  testimonials: [],
}));

vi.mock('../../../src/data', () => ({ ...data, people: {} }));
vi.mock('@docusaurus/Translate', () => ({
  default: ({ children, values = {} }: { children: string; values?: Record<string, ReactNode> }) =>
    children
      .split(/(\{\w+\})/)
      .map((part, key) =>
        part.startsWith('{')
          ? createElement(Fragment, { key }, values[part.slice(1, -1)])
          : createElement(Fragment, { key }, part),
      ),
  translate: ({ message }: { message: string }) => message,
}));
vi.mock('@docusaurus/Link', () => ({
  default: ({ to, children }: { to: string; children: ReactNode }) =>
    createElement('a', { href: to }, children),
}));

const shown = (component: (props: object) => ReactNode): string =>
  renderToStaticMarkup(createElement(component));

/** Adds fields that the schema accepts to the company's data. */
function fillIn(fields: Partial<Company>): void {
  Object.assign(data.company, schemas.company.parse({ ...sample, ...fields }));
}

beforeEach(() => {
  for (const name of Object.keys(data.company)) delete data.company[name];
  fillIn({});
});

const photo = (name: string): { file: string; alt: string } => ({
  file: `/img/people/${name}.jpg`,
  alt: `What ${name} shows`,
});

test('who has filled in nothing has no frame, no word and no promise of one', () => {
  expect(shown(Proof)).toBe('');
  expect(shown(RealReport)).toBe('');
  expect(shown(Testimonials)).toBe('');
  expect(shown(SecondPhone)).toBe('');
});

test('device, laboratory and work are shown as photos, each with its name', () => {
  fillIn({
    device: 'continuous radon monitor',
    devicePhoto: photo('monitor'),
    laboratory: { name: 'Creek Lab', photo: photo('lab') },
    photos: [photo('van')],
  });
  const html = shown(Proof);
  expect(html).toMatch(/monitor\.jpg" alt="What monitor shows".*continuous radon monitor/);
  expect(html).toMatch(/lab\.jpg" alt="What lab shows".*Creek Lab/);
  expect(html).toContain('<figcaption>What van shows</figcaption>');
});

test('a photo is cut where its focus is not, and a whole one has none', () => {
  fillIn({ photos: [{ ...photo('van'), focus: 'bottom' }, photo('bench')] });
  expect(shown(Proof).match(/data-focus="\w+"/g)).toEqual(['data-focus="bottom"']);
  const report = { ...sample, report: { ...photo('report'), focus: 'top' } };
  expect(schemas.company.safeParse(report).success).toBe(false);
});

test('a blackened report stands below the specimen', () => {
  fillIn({ report: photo('report') });
  expect(shown(RealReport)).toContain('src="/img/people/report.jpg" alt="What report shows"');
});

test('papers are asked for by e-mail until they can be opened', () => {
  const asked = shown(Papers);
  expect(asked.match(/mailto:/g)).toHaveLength(2);
  expect(asked).toContain('subject=Form%20W-9');
  fillIn({ papers: { w9: { url: 'https://files.example/w9.pdf' } } });
  expect(shown(Papers).match(/mailto:/g)).toHaveLength(1);
  expect(shown(Papers)).toContain('href="https://files.example/w9.pdf"');
});

test('a customer is quoted in the language in which it was said, with name, place and month', () => {
  const testimonial = {
    text: 'Vinieron a la hora que dijeron.',
    language: 'es',
    name: 'Example R.',
    place: 'Rockville, MD',
    said: '2026-10-05',
    consent: '2026-10-06',
  } as const;
  data.testimonials.push(...schemas.testimonials.parse([testimonial]));
  const html = shown(Testimonials);
  expect(html).toContain('<blockquote lang="es-US">Vinieron a la hora que dijeron.</blockquote>');
  expect(html).toContain(
    'Example R., Rockville, MD (<time dateTime="2026-10-05">October 2026</time>)',
  );
  const unasked = { ...testimonial, consent: undefined };
  expect(schemas.testimonials.safeParse([unasked]).success).toBe(false);
});

test('a second line says what it is for, and can be tapped', () => {
  fillIn({
    secondPhone: { display: '(301) 555-0143', e164: '+13015550143', purpose: 'For agents' },
  });
  expect(shown(SecondPhone)).toBe('For agents: <a href="tel:+13015550143">(301) 555-0143</a>');
});
