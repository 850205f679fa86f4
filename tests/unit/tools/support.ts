import { readAnswers } from '../../../src/tools/answers';
import type { Questions } from '../../../src/tools/question';
import { sayingOf, type Outcome, type Refusal } from '../../../src/tools/outcome';
import type { PlaceFacts } from '../../../src/laws/place/book';
import { placeReader } from '../../../src/tools/place/reader';
import type { Place } from '../../../src/laws/place/settle';
import type { Tool } from '../../../src/tools/tool';

/** A Sunday, in New York. */
export const TODAY = '2026-11-22';

/** What a tool answers to an address, with the slips of its fields. */
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

/** The outcome in a line: its code, or what is wrong with which field. */
export function codeOf(answer: Outcome | Refusal): string {
  if ('code' in answer) return answer.code;
  return Object.entries(answer.slips)
    .map(([name, code]) => `${name}:${String(code)}`)
    .sort()
    .join(' ');
}

/** Every sentence that is said, with its values: "next.oldest@rockville-sale oldest=2025-12-02". */
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

/** The place of a text that can be read, or of the id of a jurisdiction. @throws Error that names it where it cannot */
export function placeOf(typed: string, facts: PlaceFacts): Place {
  const read = placeReader(facts)([facts.jurisdictions[typed]?.name ?? typed]);
  if ('slip' in read || !read.value) throw new Error(`"${typed}" is no place.`);
  return read.value;
}
