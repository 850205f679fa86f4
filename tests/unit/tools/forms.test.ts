import { describe, expect, it, test } from 'vitest';
import { closedHouseTool } from '../../../src/tools/closed-house/tool';
import { lawTool } from '../../../src/tools/law/tool';
import { priceTool } from '../../../src/tools/price/tool';
import { resultFacts } from '../../../src/tools/result/facts';
import { resultTool } from '../../../src/tools/result/tool';
import { datesTool } from '../../../src/tools/test-dates/tool';
import { answerTo, saidIn } from './support';

/** How the forms of the tools are laid out, and where a step is placed among the others. */

describe('the short form of a tool asks', () => {
  it.each([
    ['where, and on which side', lawTool.first, ['place', 'role']],
    ['for one part of a house, and where it is', priceTool.first, ['part1', 'size1', 'place']],
    ['what the test gave, and to whom it matters', resultTool.first, ['value', 'situation']],
    ['before what, and when', datesTool.first, ['for', 'date']],
    ['nothing where there is none', closedHouseTool.first, undefined],
  ])('%s', (_, first, fields) => expect(first).toEqual(fields));
});

describe('side by side stand', () => {
  it.each([
    ['a number and its unit', resultTool.rows, [['value', 'unit']]],
    ['an hour and its minutes', closedHouseTool.rows, [['hour', 'minutes']]],
    [
      'what is told of each part, and what else is tested',
      priceTool.rows,
      [
        ['part1', 'size1', 'heat1'],
        ['part2', 'size2', 'heat2'],
        ['part3', 'size3', 'heat3'],
        ['part4', 'size4', 'heat4'],
        ['test', 'well'],
      ],
    ],
  ])('%s', (_, rows, fields) => expect(rows).toEqual(fields));
});

test('how to read a monitor stands first at home, and after what costs a contract or a lease', () => {
  const facts = resultFacts();
  const steps = (situation: string): string[] =>
    saidIn(answerTo(resultTool, facts, `value=5&test=monitor&situation=${situation}`)).filter(
      (one) => one.startsWith('next.'),
    );
  for (const first of ['home', 'mitigated']) expect(steps(first)[0]).toBe('next.monitor');
  for (const last of ['buying', 'tenant', 'landlord']) {
    expect(steps(last).length).toBeGreaterThan(1);
    expect(steps(last).at(-1)).toBe('next.monitor');
  }
  expect(steps('selling')).not.toContain('next.monitor');
});

test('of one test in doubt that it was long enough is assumed, and of a long one nothing', () => {
  const facts = resultFacts();
  const assumed = (query: string): string[] =>
    saidIn(answerTo(resultTool, facts, query)).filter((one) => /^(assumed|unsure)\./.test(one));
  expect(assumed('value=5&test=unknown')).toEqual(
    expect.arrayContaining(['assumed.closed', 'assumed.short', 'unsure.season']),
  );
  for (const test of ['short', 'monitor']) {
    expect(assumed(`value=5&test=${test}`)).toContain('assumed.closed');
    expect(assumed(`value=5&test=${test}`)).not.toContain('assumed.short');
  }
  for (const not of ['assumed.closed', 'assumed.short', 'unsure.season'])
    expect(assumed('value=5&test=long')).not.toContain(not);
});

test('a unit is worth a second look from as many pCi/L on as Bq/m³ would be common', () => {
  const facts = { ...resultFacts(), bqPerPci: 37, outdoor: 0.4 };
  const isOdd = (query: string): boolean =>
    saidIn(answerTo(resultTool, facts, query)).includes('unsure.check-unit');
  const odd = ['value=37', 'value=11&unit=bq', 'value=200'];
  const usual = ['value=36.9', 'value=15&unit=bq', 'value=0.1', 'value=40&test=water'];
  expect(odd.filter((query) => !isOdd(query))).toEqual([]);
  expect(usual.filter(isOdd)).toEqual([]);
});
