import { describe, expect, it } from 'vitest';
import { priceFacts } from '../../../src/tools/price/facts';
import { sizeOf } from '../../../src/tools/price/size';
import { resultFacts } from '../../../src/tools/result/facts';
import { resultTool } from '../../../src/tools/result/tool';
import { answerTo, codeOf, saidIn } from './support';

const facts = resultFacts();
const ask = (value: string, more = '') =>
  answerTo(resultTool, facts, `value=${encodeURIComponent(value)}${more}`);

/** Results as reports and people write them, with their bands. */
const RESULTS: [typed: string, band: string][] = [
  ['less than 0.4', 'low'],
  ['Less Than 0.4 pCi/L', 'low'],
  ['menos de 0.4', 'low'],
  ['menos de 0,4 pCi/L', 'low'],
  ['menos que 4', 'below-action'],
  ['menor que 0.4 picocurios por litro', 'low'],
  ['por debajo de 0.4', 'low'],
  ['inferior a 15 Bq/m³', 'low'],
  ['menos do que 0,4', 'low'],
  ['abaixo de 0,4', 'low'],
  ['4 picocuries per liter', 'action'],
  ['4.0 picocurie / litre', 'action'],
  ['4 picocurios por litro', 'action'],
  ['4 picocúrios por litro', 'action'],
  ['4 pCi por litro', 'action'],
  ['4.1 ± 0.3 pCi/L', 'action'],
  ['4.1 +/- 0.3 pCi/L', 'action'],
  ['148 Bq', 'action'],
  ['148 Bq/m3', 'action'],
  ['148 Bq por metro cúbico', 'action'],
  ['148 becquerels per cubic meter', 'action'],
  ['148 becquerelios por metro cúbico', 'action'],
  ['148 becqueréis por metro cúbico', 'action'],
  ['0.02 WL', 'value:wl'],
  ['20 mWL', 'value:wl'],
  ['0.02 working levels', 'value:wl'],
  ['0.02 niveles de trabajo', 'value:wl'],
  ['0,02 nível de trabalho', 'value:wl'],
  ['4 feet', 'value:number'],
  ['menos', 'value:number'],
  ['menos de', 'value:number'],
  ['4 pCi/kg', 'value:number'],
];

describe('a result', () => {
  it.each(RESULTS)('%s is %s', (typed, band) => {
    expect(codeOf(ask(typed))).toBe(band);
  });

  it('becquerels alone are of a litre in water, and of a cubic meter in air, and it says so', () => {
    expect(codeOf(ask('149 Bq', '&test=water&unit=pci'))).toBe('water-action');
    expect(saidIn(ask('148 Bq', '&test=water&unit=pci'))).toContain('assumed.unit');
    expect(saidIn(ask('148 Bq', '&unit=pci'))).toContain('assumed.unit');
    expect(codeOf(ask('149 Bq', '&unit=bql'))).toBe('water-action');
  });
});

/** Areas of a floor as people type them, in square feet. */
const SIZES: [typed: string, feet: number][] = [
  ['2000 square feet', 2000],
  ['2,000 Sq. Ft.', 2000],
  ['2000 sqft', 2000],
  ['2000 ft²', 2000],
  ['1500 pies cuadrados', 1500],
  ['1.500 pies', 1500],
  ['1500 pés quadrados', 1500],
  ['1500 pés', 1500],
  ['140 metros cuadrados', 1507],
  ['140 metros quadrados', 1507],
  ['140 m2', 1507],
  ['140 square meters', 1507],
];

describe('a size', () => {
  const size = sizeOf(priceFacts().words);

  it.each(SIZES)('%s is %s sq ft', (typed, value) => {
    expect(size([typed])).toEqual({ value });
  });

  it.each(['unknown', 'Unknown', ' '])('%j is no answer', (typed) => {
    expect(size([typed])).toEqual({ value: undefined });
  });

  it.each(['1500 kilos', '1500 metros', '1500 pCi/L', 'pies'])('%s is none', (typed) => {
    expect(size([typed])).toEqual({ slip: 'size' });
  });
});
