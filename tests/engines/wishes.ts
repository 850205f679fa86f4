import { strict as assert } from 'node:assert';
import { missingPage, routes } from '../browser/site';
import { LEAST } from '../../src/lib/contact-example';
import { FIELD_NAMES, FIELDS, type FieldRule } from '../../src/lib/contact-limits';
import type { Engine } from './engine';
import { answersOfTools } from './tool-answers';
import { click, until, wrongs } from './visit';

/** Something that a visitor wants to do, tried in an engine. `run` throws if it fails. */
export interface Wish {
  name: string;
  run: (engine: Engine, site: string) => Promise<void>;
}

const AWAKE =
  "document.readyState === 'complete' && !document.querySelector('[data-island]:not([data-awake])') ";
const AWAKE_BUT_SEARCH = AWAKE.replace(
  '[data-awake]',
  '[data-awake], [data-island=home-field], [data-search-dialog] *',
);

const ruleOf = (name: keyof typeof FIELDS): FieldRule => FIELDS[name];

/** The required fields with choices. `REST` holds the other required fields that no test fills in itself. */
const CHOICES = FIELD_NAMES.filter((name) => ruleOf(name).choices && ruleOf(name).required);
const REST = FIELD_NAMES.filter(
  (name) => LEAST[name] && !['firstName', 'lastName', 'email', ...CHOICES].includes(name),
).map((name) => [name, LEAST[name]] as const);

const wishes: Wish[] = [
  {
    name: 'every page opens without an error and fits the window',
    run: async (engine: Engine, site: string): Promise<void> => {
      for (const route of [...routes, '/search?q=tenant', missingPage]) {
        await engine.open(site + route);
        await until(engine, AWAKE_BUT_SEARCH);
        assert.deepEqual([route, ...(await wrongs(engine))], [route]);
        const over = await engine.read<number>(
          'document.documentElement.scrollWidth - document.documentElement.clientWidth',
        );
        assert.deepEqual([route, over], [route, 0]);
      }
    },
  },
  {
    name: 'a drawing shows in its page, and opened by itself has nothing of this host',
    run: async (engine: Engine, site: string): Promise<void> => {
      await engine.open(`${site}/blog/lead-214`);
      const drawn =
        '[...document.images].find((image) => /lead-214|radon-progeny/.test(image.currentSrc))';
      await until(engine, `${drawn}?.naturalWidth > 100`);
      const { pathname } = new URL(await engine.read<string>(`${drawn}.currentSrc`));
      await engine.open(site + pathname);
      assert.equal(await engine.read<string>('self.origin'), 'null');
    },
  },
  {
    name: 'a tap below an open group of the menu lands',
    run: async (engine: Engine, site: string): Promise<void> => {
      await engine.resize(500, 900);
      await engine.open(`${site}/`);
      await click(engine, 'details[data-menu=mobile] > summary');
      await click(engine, 'details[data-menu=dropdown] > summary');
      await click(engine, 'nav a[href="/radon-laws"]');
      await until(engine, "location.pathname === '/radon-laws'");
      await engine.resize(1280, 900);
    },
  },
  {
    name: 'a dropdown opens and leads on',
    run: async (engine: Engine, site: string): Promise<void> => {
      await engine.open(`${site}/`);
      await click(engine, 'details[data-menu=dropdown] > summary');
      await until(engine, "document.querySelector('details[data-menu=dropdown]').open");
      await click(engine, 'nav a[href="/blog"]');
      await until(engine, "location.pathname === '/blog'");
    },
  },
  {
    name: 'an answer opens, and is open still after a link out of it and Back',
    run: async (engine: Engine, site: string): Promise<void> => {
      await engine.open(`${site}/faqs#test-process`);
      await until(engine, 'document.querySelector(\'details[open] a[href^="/"]\')');
      await click(engine, 'details[open] a[href^="/"]:not([href^="/faqs"])');
      await until(engine, "location.pathname !== '/faqs'");
      await engine.back();
      await until(engine, "location.pathname === '/faqs'");
      await until(engine, "document.querySelector('details[data-collapsible][open]')");
    },
  },
  {
    name: 'a message with a wrong address is held back in words, and sent once it is mended',
    run: async (engine: Engine, site: string): Promise<void> => {
      await engine.open(`${site}/contact`);
      await until(engine, "document.querySelector('button[role=combobox]')");
      for (const [name, text] of [
        ['firstName', 'Ana'],
        ['lastName', 'Example'],
        ['email', 'ana@gmail'],
        ...REST,
      ] as const) {
        await click(engine, `#${name}`);
        await engine.keys(text);
      }
      for (const name of CHOICES) {
        await click(engine, `#${name}`);
        await until(engine, "document.querySelector('[role=option]')");
        await engine.keys('Enter');
        await until(engine, "!document.querySelector('[role=option]')");
      }
      await click(engine, 'form[action="/api/contact"] button[type=submit]');
      await until(engine, "document.activeElement.id === 'email'");
      await until(engine, 'document.querySelector(\'form [role=status] a[href="#email"]\')');
      await engine.keys('.com');
      await until(engine, "!document.querySelector('#email[aria-invalid]')");
      await click(engine, 'form[action="/api/contact"] button[type=submit]');
      await until(
        engine,
        "[...document.querySelectorAll('form [role=status]')].some((status) => /Successfully/.test(status.textContent))",
      );
      assert.deepEqual(await wrongs(engine), []);
    },
  },
  { name: 'each tool answers as its program does, in two languages', run: answersOfTools },
  {
    name: 'the search finds, and Escape closes it from its field',
    run: async (engine: Engine, site: string): Promise<void> => {
      await engine.open(`${site}/`);
      await click(engine, 'a[data-search]');
      await until(engine, "document.querySelector('dialog[open] [data-awake] input')");
      await click(engine, 'dialog[open] input[type=search]');
      await engine.keys('rockville');
      await until(engine, "document.querySelector('dialog [role=option]')");
      await engine.keys('Escape');
      await engine.keys('Escape');
      await until(engine, "!document.querySelector('dialog[open]')");
    },
  },
  {
    name: 'whoever sees no scheduler sees the ways on above its place',
    run: async (engine: Engine, site: string): Promise<void> => {
      await engine.open(`${site}/scheduler`);
      await until(engine, AWAKE_BUT_SEARCH);
      const [link, frame] = await engine.read<[number, number]>(
        "[document.querySelector('main a[target=_blank]').getBoundingClientRect().bottom, (document.querySelector('iframe:not([hidden])') ?? document.querySelector('main h2')).getBoundingClientRect().top]",
      );
      assert.ok(
        link > 0 && link <= frame,
        `the link ends at ${link}, the frame begins at ${frame}`,
      );
    },
  },
  {
    name: 'drawings are dark in the dark theme',
    run: async (engine: Engine, site: string): Promise<void> => {
      await engine.open(`${site}/blog/lead-214`);
      await until(engine, "matchMedia('(prefers-color-scheme: dark)').matches");
      await until(
        engine,
        "/\\.dark\\.svg$/.test(document.querySelector('main header img').currentSrc)",
      );
    },
  },
];

export { wishes };
