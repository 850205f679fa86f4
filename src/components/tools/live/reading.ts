import { readAnswers, writeAnswers } from '@site/src/tools/answers';
import type { Outcome } from '@site/src/tools/outcome';
import type { Questions } from '@site/src/tools/question';
import type { Tool } from '@site/src/tools/tool';
import type { Visit } from './visit';

/** A tool with its page's facts, and the questions that follow from them. */
export interface Asking<Of extends Questions, Facts, Found extends Outcome> {
  tool: Tool<Of, Facts, Found>;
  facts: Facts;
  questions: Of;
}

/** The questions that matter. */
interface Asked {
  names: readonly string[];
  /** The values of those fields. Values of other fields stay in the form, but do not count. */
  typed: URLSearchParams;
  /** The same without empty values, for the address. */
  kept: URLSearchParams;
}

/** What to say about the state of a form. */
interface Verdict<Found> {
  /** The answer; undefined while fields in `wanting` prevent one. */
  outcome: Found | undefined;
  /** The fields that prevent an answer. */
  wanting: readonly string[];
  /** Those of them whose slip is shown, because the visitor is done with them. */
  told: readonly string[];
  /** The code of each field's slip. */
  slips: Readonly<Record<string, string | undefined>>;
  /** What may be meant by the text of each field. */
  offers: Readonly<Record<string, readonly string[]>>;
}

/**
 * Returns the questions that matter.
 *
 * @param typed all values of the form
 */
export function askedIn<Of extends Questions, Facts, Found extends Outcome>(
  { tool, facts, questions }: Asking<Of, Facts, Found>,
  typed: URLSearchParams,
): Asked {
  const names: readonly string[] = tool.asks(readAnswers(questions, typed).answers, facts);
  const own = new URLSearchParams([...typed].filter(([name]) => names.includes(name)));
  return { names, typed: own, kept: writeAnswers(questions, own) };
}

/**
 * Decides what to say about the form.
 *
 * @param unreadable the slip of each field whose input the browser cannot parse
 * @param today the day in America/New_York, as YYYY-MM-DD
 * @param time the time there, as HH:MM
 */
export function verdictOn<Of extends Questions, Facts, Found extends Outcome>(
  { tool, facts, questions }: Asking<Of, Facts, Found>,
  { names, typed }: Asked,
  unreadable: Readonly<Record<string, string>>,
  { touched, refused }: Visit,
  today: string,
  time?: string,
): Verdict<Found> {
  const { answers, slips: unread, offers } = readAnswers(questions, typed);
  const decided = tool.decide(answers, facts, today, time);
  const slips: Verdict<Found>['slips'] = {
    ...('slips' in decided && decided.slips),
    ...unread,
    ...unreadable,
    ...Object.fromEntries(refused),
  };
  const wanting = names.filter((name) => slips[name] !== undefined);
  const outcome = 'slips' in decided || wanting.length > 0 ? undefined : decided;
  const told = wanting.filter((name) => touched.has(name));
  return { outcome, wanting, told, slips, offers };
}

/**
 * Returns the slips of answers in the address that the form could not take.
 *
 * @param given the answers in the address
 * @param held the answers in the form
 */
export function refusedOf(
  questions: Questions,
  given: URLSearchParams,
  held: URLSearchParams,
): Visit['refused'] {
  const { slips } = readAnswers(questions, given);
  return Object.entries(slips as Readonly<Record<string, string>>).filter(
    ([name]) => held.get(name) !== given.get(name),
  );
}
