import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { settingsOfWorkflows, settingsRead, type Place } from './settings';
import { calendarOf } from '../../../scripts/due/calendar';

const runbook = readFileSync('.github/RUNBOOK.md', 'utf8');
const [, list = ''] = /^## Settings\n([^]*?)^## /m.exec(runbook) ?? [];

/** Maps each name in the list of settings to the text in the next parentheses, which says where it is set. */
const listed = new Map(
  [...list.matchAll(/((?:`[A-Z][A-Z0-9_]+`[^(`]*)+)\(([^)]*)\)/g)].flatMap(
    ([, names = '', places = '']) =>
      [...names.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = '']): [string, string] => [
        name,
        places,
      ]),
  ),
);

it('has a calendar that can be read in every month', () => {
  for (let month = 1; month <= 12; month += 1) {
    const tasks = calendarOf(runbook, `2027-${String(month).padStart(2, '0')}-01`);
    expect(tasks.length).toBeGreaterThan(2);
  }
});

it('is read in one sitting', () => {
  expect(Buffer.byteLength(runbook)).toBeLessThanOrEqual(23_552);
});

it('lists every setting that the program or a workflow reads, and no other', () => {
  const read = new Set([...settingsRead().keys(), ...settingsOfWorkflows()]);
  expect(read).toContain('CONTACT_MAILS_PER_HOUR');
  expect(read).toContain('SITE_URL');
  expect([...listed.keys()].sort()).toEqual([...read].sort());
});

it('says of each whether the build or a function reads it', () => {
  const wrong = [...settingsRead()].flatMap(([name, places]) => {
    const said = listed.get(name) ?? '';
    const differs = (place: Place): boolean => said.includes(place) !== places.has(place);
    return differs('build') || differs('functions') ? [`${name} (${said})`] : [];
  });
  expect(wrong).toEqual([]);
});

it('has every setting of the example for a computer', () => {
  const example = readFileSync('.env.example', 'utf8').match(/^[A-Z_]+(?==)/gm) ?? [];
  expect(example.length).toBeGreaterThan(8);
  expect(example.filter((name) => !listed.has(name))).toEqual([]);
});

it('names headings, commands, workflows and the check that exist', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  const commands = [...runbook.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(
    ([, name = '']) => name,
  );
  expect(commands.length).toBeGreaterThan(5);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);

  const titles = [...runbook.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
  const links = [...runbook.matchAll(/\]\(#([^)]+)\)/g)].map(([, id = '']) => id);
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter((id) => !titles.includes(id))).toEqual([]);

  const folder = '.github/workflows';
  const names = readdirSync(folder).flatMap((file) => {
    const { name, jobs } = parse(readFileSync(`${folder}/${file}`, 'utf8')) as {
      name: string;
      jobs: Record<string, { name: string }>;
    };
    return [name, ...Object.values(jobs).map((job) => job.name)];
  });
  for (const name of ['All checks', 'Publish', 'Published site']) {
    expect(runbook).toMatch(new RegExp(`[_*]${name}[_*]`));
    expect(names).toContain(name);
  }
});
