import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { valueInWords } from '../../src/components/tools/live/show-value';
import { companyDay } from '../../src/lib/company-day';
import { LOCALES } from '../../src/languages/locales';
import { closedHouseFacts } from '../../src/tools/closed-house/facts';
import { closedHouseTool } from '../../src/tools/closed-house/tool';
import { addDays, addYears } from '../../src/tools/day';
import { lawFacts } from '../../src/laws/facts';
import { lawTool } from '../../src/tools/law/tool';
import { sayingOf, type Outcome, type Refusal } from '../../src/tools/outcome';
import { priceFacts } from '../../src/tools/price/facts';
import { priceTool } from '../../src/tools/price/tool';
import { resultFacts } from '../../src/tools/result/facts';
import { resultTool } from '../../src/tools/result/tool';
import { datesFacts } from '../../src/tools/test-dates/facts';
import { datesTool } from '../../src/tools/test-dates/tool';
import { answerTo } from '../unit/tools/support';
import type { Engine } from './engine';
import { until, wrongs } from './visit';

/** English and one translation: each language has its own dates and messages. */
const LANGUAGES = ['en', 'es'] as const;

type Decide = (query: string, today: string) => Outcome | Refusal;

/** Returns the queries for each tool, with dates relative to today, as visitors' dates are. */
const cases = (today: string): [path: string, query: string, decide: Decide][] => {
  const law: Decide = (query, day) => answerTo(lawTool, lawFacts(), query, day);
  const result: Decide = (query, day) => answerTo(resultTool, resultFacts(), query, day);
  const price: Decide = (query, day) => answerTo(priceTool, priceFacts(), query, day);
  const dates: Decide = (query, day) => answerTo(datesTool, datesFacts(), query, day);
  const closed: Decide = (query, day) => answerTo(closedHouseTool, closedHouseFacts(), query, day);
  return [
    ['radon-law', 'place=Silver+Spring&role=tenant', law],
    ['test-result', 'value=6&situation=tenant&place=Silver+Spring', result],
    ['price', 'part1=basement&size1=3900&part2=crawl&place=montgomery-county-md', price],
    ['test-dates', `for=sale&date=${addDays(today, 60)}&place=Rockville&weather=yes`, dates],
    ['test-dates', `for=retest&why=routine&last=${addYears(today, -1)}`, dates],
    ['closed-house', `day=${addDays(today, 3)}&time=10:00`, closed],
  ];
};

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * Returns the sentences that the answer must start with: the page's own, with the values of the outcome in their slots.
 */
function firstLines(page: string, { said }: Outcome, language: string): string[] {
  const $ = load(readFileSync(page, 'utf8'));
  return said
    .filter(({ part }) => part === 'answer')
    .map((statement) => {
      const sentence = $(`[data-say="${sayingOf(statement)}"]`).clone();
      assert.equal(sentence.length, 1, `${page} says "${sayingOf(statement)}" once`);
      for (const [slot, value] of Object.entries(statement.values ?? {})) {
        sentence.find(`[data-slot="${slot}"]`).text(valueInWords(value, language));
      }
      return oneLine(sentence.text());
    });
}

/**
 * Opens each tool with answers in its address, and compares the page's answer with what the tool's code returns today.
 */
export async function answersOfTools(engine: Engine, site: string): Promise<void> {
  const today = companyDay(new Date());
  for (const [name, query, decide] of cases(today)) {
    const outcome = decide(query, today);
    assert.ok('code' in outcome, `${name}?${query} is answered`);
    for (const locale of LANGUAGES) {
      const path = `${locale === 'en' ? '' : `/${locale}`}/tools/${name}`;
      await engine.open(`${site}${path}?${query}`);
      await until(engine, "document.querySelector('[data-island^=tool-][data-awake]')");
      const shown = await engine.read<{ code: string | null; lines: string[] }>(`({
        code: document.querySelector('[data-result]:not([hidden])')?.dataset.outcome ?? null,
        lines: [...document.querySelectorAll('[data-result] [data-part=answer]')].map((line) => line.textContent),
      })`);
      const lines = firstLines(`build${path}.html`, outcome, LOCALES[locale].htmlLang);
      assert.deepEqual(
        { path, code: shown.code, lines: shown.lines.map(oneLine) },
        { path, code: outcome.code, lines },
      );
      assert.deepEqual([path, ...(await wrongs(engine))], [path]);
    }
  }
}
