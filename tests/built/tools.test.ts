import { describe, expect } from 'vitest';
import { TOOLS } from '../../src/tools/tools';
import { sayingOf } from '../../src/tools/outcome';
import { builtPage, test } from './served';

/** A Sunday, so that tools that try the following days try each day of the week. */
const TODAY = '2026-11-22';

describe.each(Object.entries(TOOLS))('the page of %s', (_, tool) => {
  test('has every sentence that the tool can say, once', () => {
    const $ = builtPage(tool.path);
    const there = $('[data-say]')
      .toArray()
      .map((node) => $(node).attr('data-say') ?? '');
    expect(there.length).toBeGreaterThan(25);
    expect(there.filter((name, index) => there.indexOf(name) !== index)).toEqual([]);
    const names = new Set([...tool.outcomes(TODAY)].flatMap(({ said }) => said.map(sayingOf)));
    expect(names.size).toBeGreaterThan(25);
    expect([...names].filter((name) => !there.includes(name))).toEqual([]);
  });
});
