import { describe, expect, it } from 'vitest';
import { lawOf, type Law } from '../../../src/data';
import {
  authorityOf,
  daysBetween,
  isUnconfirmed,
  knownRules,
  oldestText,
  rulesToRead,
} from '../../../src/laws/known';
import { rulesToReadText } from '../../../src/laws/to-read';
import { BARE, COMPANY, READ } from './support';

const told = { known: 'told', statedBy: 'city', cite: 'countyHomeSales' } as const;

const law: Law = {
  ...BARE,
  penalty: { text: 'A fine', ...COMPANY },
  leaseEnd: { text: 'If nobody fixes it', ...told },
  tenantNotice: { value: 14, unit: 'days', ...READ, asOf: '2026-11-01' },
  termination: { value: 90, unit: 'days', ...READ, asOf: '2023-09-26' },
  followUp: { value: 14, unit: 'days', ...READ, asOf: '2022-01-01' },
  validity: { value: 3, unit: 'years', ...READ },
};

const TODAY = '2026-11-22';

describe('how rules are known', () => {
  it('is found of every rule, by its place', () => {
    const names = knownRules({ somewhere: law }).map(({ name, known }) => `${name} ${known}`);
    expect(names).toEqual([
      'somewhere.penalty company',
      'somewhere.leaseEnd told',
      'somewhere.tenantNotice read',
      'somewhere.termination read',
      'somewhere.followUp read',
      'somewhere.validity read',
    ]);
  });

  it('lists what to read: without a day, long ago, told, ours; nothing read lately', () => {
    const { undated, old, told: second, company: own } = rulesToRead({ somewhere: law }, TODAY);
    const names = [undated, old, second, own].map((all) => all.map(({ name }) => name));
    expect(names).toEqual([
      ['somewhere.validity'],
      ['somewhere.followUp', 'somewhere.termination'],
      ['somewhere.leaseEnd'],
      ['somewhere.penalty'],
    ]);
  });

  it('counts a text as old after 180 days, over the ends of months', () => {
    const old = (today: string): number => rulesToRead(law, today).old.length;
    expect([old('2022-06-30'), old('2022-07-01')]).toEqual([0, 1]);
    expect(daysBetween('2026-02-27', '2026-03-02')).toBe(3);
  });

  it('is printed in that order, each rule with where to read it', () => {
    const text = rulesToReadText({ laws: { somewhere: law }, statutes: {} }, TODAY);
    const said = [
      'without a day',
      'laws.somewhere.validity',
      'montgomeryco_md/0-0-0-160374',
      'Read long ago',
      'laws.somewhere.followUp (text of 2022-01-01, 1786 days ago)',
      'second source',
      'laws.somewhere.leaseEnd',
      'Our own information',
      'laws.somewhere.penalty',
      'SolutionId=1-8JIUZ5',
    ];
    expect(said.map((words) => text.indexOf(words))).toEqual(
      said.map((words) => text.indexOf(words)).sort((a, b) => a - b),
    );
    expect(said.filter((words) => !text.includes(words))).toEqual([]);
    expect(text).not.toContain('tenantNotice');
    expect(text).not.toMatch(/(validity|leaseEnd|penalty) \(text of/);
  });

  it('prints nothing of what is not wanting, and says so where nothing is', () => {
    const print = (more: Partial<Law>): string =>
      rulesToReadText({ laws: { somewhere: { ...BARE, ...more } }, statutes: {} }, TODAY);
    expect(print({ tenantNotice: law.tenantNotice })).toBe('Every rule was read within 180 days.');
    expect(print({ penalty: law.penalty })).toMatch(/^Our own information[^]*penalty\n/);
    expect(print({ penalty: law.penalty })).not.toMatch(/without a day|long ago|second source/);
  });

  it('has a day for the whole law only where each text that was read bears one', () => {
    expect(oldestText(law)).toBeUndefined();
    expect(oldestText({ ...law, validity: undefined })).toBe('2022-01-01');
    expect(oldestText(BARE)).toBeUndefined();
  });

  it('names who could confirm a law', () => {
    expect(
      authorityOf({
        ...BARE,
        leaseEnd: { ...law.leaseEnd!, statedBy: 'county' },
        penalty: law.penalty,
      }),
    ).toBe('city');
    expect(authorityOf({ ...BARE, leaseEnd: law.leaseEnd })).toBeUndefined();
  });

  it('makes a law unconfirmed of which only the company knows, whatever law holds beside it', () => {
    const ours = { ...BARE, penalty: law.penalty };
    expect(isUnconfirmed(ours)).toBe(true);
    expect(isUnconfirmed({ ...ours, saleRule: { text: 'The county’s', ...READ } })).toBe(true);
    expect(isUnconfirmed({ ...ours, leaseEnd: law.leaseEnd })).toBe(false);
    expect(isUnconfirmed(BARE)).toBe(false);
    expect(isUnconfirmed(lawOf('gaithersburg'))).toBe(true);
  });
});
