import { readAnswers } from '../../../src/tools/answers';
import type { Questions } from '../../../src/tools/question';
import { sayingOf, type Outcome, type Refusal } from '../../../src/tools/outcome';
import type { PlaceFacts } from '../../../src/laws/place/book';
import { placeReader } from '../../../src/tools/place/reader';
import type { Place } from '../../../src/laws/place/settle';
import type { Tool } from '../../../src/tools/tool';

/** A Sunday in New York. */
export const TODAY = '2026-11-22';

/** Returns a tool's answer to the query of an address, or the slips of its fields. */
export function answerTo<Of extends Questions, Facts, Found extends Outcome>(
  tool: Tool<Of, Facts, Found>,
  facts: Facts,
  query: string,
  today = TODAY,
  time?: string,
): Found | Refusal {
  const { answers, slips } = readAnswers(tool.questions(facts), new URLSearchParams(query));
  if (Object.keys(slips).length > 0) return { slips };
  return tool.decide(answers, facts, today, time);
}

/** Returns an outcome's code or, for a refusal, its slips as "field:slip", sorted and separated by spaces. */
export function codeOf(answer: Outcome | Refusal): string {
  if ('code' in answer) return answer.code;
  return Object.entries(answer.slips)
    .map(([name, code]) => `${name}:${String(code)}`)
    .sort()
    .join(' ');
}

/** Returns each sentence that is said with its values, for example "next.oldest@rockville-sale oldest=2025-12-02". */
export function saidIn(answer: Outcome | Refusal): string[] {
  if (!('said' in answer)) return [];
  return answer.said.map((statement) =>
    [
      sayingOf(statement),
      ...Object.entries(statement.values ?? {}).map(
        ([name, value]) => `${name}=${String(Object.values(value)[0])}`,
      ),
    ].join(' '),
  );
}

/**
 * Returns the place for a text that can be read, or for a jurisdiction's ID.
 *
 * @throws Error if it is no place
 */
export function placeOf(typed: string, facts: PlaceFacts): Place {
  const read = placeReader(facts)([facts.jurisdictions[typed]?.name ?? typed]);
  if ('slip' in read || !read.value) throw new Error(`"${typed}" is no place.`);
  return read.value;
}
