import { describe, expect, it } from 'vitest';
import { checkContent } from '../../../src/content/check/check';
import { loadReferences } from '../../../src/content/references';
import { sampleSite } from './sample-site';
import { filesOf } from '../../../src/content/site-files';

const problemsOf = (files: Record<string, string>): string[] =>
  checkContent(sampleSite(files)).problems.map(
    ({ file, line, message }) => `${file}:${line}: ${message}`,
  );

it('a folder of no language is told, once the facts are right', () => {
  const files = { 'i18n/fr/data/practice.json': '{}' };
  expect(problemsOf(files)).toEqual([
    expect.stringMatching(/^i18n\/fr:undefined: Nothing reads this folder/),
  ]);
  const notices = '[{ "from": "2026-12-02", "until": "2026-12-01", "text": { "en": "Closed." } }]';
  expect(problemsOf({ ...files, 'src/data/notices.json': notices })).toEqual([
    expect.stringMatching(/^src\/data\/notices\.json:1: .* is before "from"/),
  ]);
});

describe('texts of the facts in another language', () => {
  it('may be few', () => {
    expect(problemsOf({ 'i18n/es/data/practice.json': '{}' })).toEqual([]);
    expect(
      problemsOf({ 'i18n/es/data/practice.json': '{ "fireplace": "No encienda la chimenea." }' }),
    ).toEqual([]);
  });

  it.each([
    ['practice', '{\n  "stormm": "Tormenta"\n}', ':2: stormm is no text of the English file'],
    [
      'practice',
      '{ "fireplace": "{{ prices.air.montgomery }}" }',
      ':1: fireplace quotes prices.air',
    ],
    ['prices', '{ "air": { "montgomery": 170 } }', ':1: air is no text of the English file'],
    ['practice', '{ "fireplace": "No" ', ':1: the file ends'],
    ['practise', '{}', ':undefined: There is no src/data/practise.json'],
  ])('are told where they are wrong: %s %s', (name, text, message) => {
    const [problem, ...more] = problemsOf({ [`i18n/es/data/${name}.json`]: text });
    expect(problem).toContain(`i18n/es/data/${name}.json${message}`);
    expect(more).toEqual([]);
  });

  it('are quoted in the language, with numbers of the English files', () => {
    const site = sampleSite({
      'i18n/es/data/practice.json':
        '{ "storm": "Con tormenta: {{ radon.test.severeWeatherDays }} ({{ radon.test.severeWeather }})." }',
    });
    const said = (locale: 'en' | 'es', name: string): string => {
      const found = loadReferences(filesOf(site), locale).facts.look(name);
      return 'text' in found ? found.text : found.problem;
    };
    expect(said('es', 'practice.storm')).toBe('Con tormenta: 4\u00A0días (96\u00A0horas).');
    expect(said('en', 'practice.storm')).toContain('In severe');
    expect(said('es', 'practice.fireplace')).toBe(said('en', 'practice.fireplace'));
    expect(said('es', 'company.languages')).toMatch(/inglés, español y/);
  });
});
