import { describe, expect, it } from 'vitest';
import { carried, SAID } from '../../../src/tools/carried';
import { caseIn, THREAD, withCase } from '../../../src/tools/thread';
import { TOOLS } from '../../../src/tools/tools';

const LAW = '/tools/radon-law';
const DATES = '/tools/test-dates';
const SHEET = '/tools/closed-house';
const RESULT = '/tools/test-result';
const PRICE = '/tools/price';

/**
 * Follows links from tool to tool and returns the last query. Each link may have a query, and each tool may be given
 * answers.
 */
function follow(...steps: (readonly [path: string, link?: string, answered?: string])[]): string {
  let [path, query] = ['', ''];
  for (const [to, link = '', answered = ''] of steps) {
    const said = caseIn(path, new URLSearchParams(query));
    const address = withCase(to, new URLSearchParams(link), said);
    for (const [name, value] of new URLSearchParams(answered)) address.set(name, value);
    [path, query] = [to, address.toString()];
  }
  return decodeURIComponent(query);
}

const SELLER = 'place=Rockville&limits=yes&role=seller&home=house&date=2026-12-15';

describe('a case told to one tool', () => {
  it.each([
    [
      'the dates',
      [[LAW, SELLER], [DATES]],
      'place=Rockville&limits=yes&for=sale&role=seller&home=house&date=2026-12-15',
    ],
    ['the law again', [[LAW, SELLER], [DATES], [LAW]], SELLER],
    [
      'the sheet, which asks none of it',
      [[LAW, SELLER], [DATES], [SHEET]],
      'place=Rockville&limits=yes&role=seller&home=house&on=2026-12-15',
    ],
    [
      'the result, beyond the sheet',
      [[LAW, SELLER], [DATES], [SHEET], [RESULT]],
      'place=Rockville&limits=yes&situation=selling&home=house&on=2026-12-15',
    ],
    [
      'the price, with the number',
      [[LAW, SELLER], [RESULT, '', 'value=5.2&unit=pci'], [PRICE]],
      'place=Rockville&limits=yes&role=seller&home=house&on=2026-12-15&value=5.2&unit=pci',
    ],
    [
      'the dates, from the price',
      [[LAW, SELLER], [RESULT, '', 'value=5.2'], [PRICE], [DATES]],
      'place=Rockville&limits=yes&for=sale&role=seller&home=house&date=2026-12-15&value=5.2',
    ],
    [
      'the law, of a tenant with a result',
      [
        [RESULT, 'value=6&situation=tenant&place=Bethesda'],
        [LAW, 'role=tenant'],
      ],
      'role=tenant&place=Bethesda&value=6',
    ],
  ] as const)('is known to %s', (_, steps, address) => {
    const sorted = (query: string): string[] => query.split('&').sort();
    expect(sorted(follow(...steps))).toEqual(sorted(address));
  });

  it('gives way to what a link itself says', () => {
    expect(follow([DATES, 'for=sale&date=2026-12-15'], [DATES, 'for=retest&why=mitigation'])).toBe(
      'for=retest&why=mitigation&date=2026-12-15',
    );
  });

  it('is not a role that only one of two can have, nor one that was changed since', () => {
    expect(follow([DATES, 'for=sale&date=2026-12-15'], [LAW])).toBe('date=2026-12-15');
    expect(follow([LAW, SELLER], [DATES, '', 'for=lease'], [LAW])).not.toContain('role');
  });

  it('is nothing that nobody knows', () => {
    expect(follow([PRICE, 'place=unknown'], [LAW])).toBe('');
    expect(follow([LAW, 'place=&limits=yes&role=buyer&ground=unknown'], [PRICE])).toBe(
      'role=buyer',
    );
    expect(follow([RESULT, 'value=&unit=pci'], [PRICE])).toBe('');
  });

  it('stays in the address of a tool that does not ask for it', () => {
    const given = new URLSearchParams(`need=sheet&day=2026-12-01&${SELLER}&on=2026-12-15`);
    expect(carried(TOOLS['closed-house'].questions(), given).map(([name]) => name)).toEqual([
      'place',
      'limits',
      'role',
      'home',
      'on',
    ]);
    expect(carried(TOOLS.law.questions(), given)).toEqual([['on', '2026-12-15']]);
  });
});

describe('the thread', () => {
  const tools = Object.values(TOOLS).map((tool) => [tool.path, tool.questions()] as const);

  it.each(tools)('%s asks for what it is said to, in its own words', (path, questions) => {
    for (const { name, words = {} } of Object.values(THREAD[path] ?? {})) {
      expect(Object.keys(questions)).toContain(name);
      const { options = [] } = questions[name] ?? {};
      for (const word of Object.values(words)) expect(options).toContain(word);
    }
  });

  it.each(tools)('nothing that travels through %s is another answer there', (path, questions) => {
    const asked = Object.entries(THREAD[path] ?? {});
    for (const [said, { name }] of asked) if (said in questions) expect(name).toBe(said);
    const own = asked.map(([said]) => said);
    expect(SAID.filter((said) => said in questions && !own.includes(said))).toEqual([]);
  });
});
