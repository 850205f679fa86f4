import { readAnswers, writeAnswers } from '@site/src/tools/answers';
import type { Outcome } from '@site/src/tools/outcome';
import type { Questions } from '@site/src/tools/question';
import type { Tool } from '@site/src/tools/tool';
import type { Visit } from './visit';

/** A tool with the facts of its page, and what it asks by them. */
export interface Asking<Of extends Questions, Facts, Found extends Outcome> {
  tool: Tool<Of, Facts, Found>;
  facts: Facts;
  questions: Of;
}

/** The questions that matter. */
interface Asked {
  names: readonly string[];
  /** What stands in them: what was typed into others waits there, and does not count. */
  typed: URLSearchParams;
  /** The same without what is empty, for the address. */
  kept: URLSearchParams;
}

/** What is said of a form. */
interface Verdict<Found> {
  /** The answer; undefined while fields keep the tool from it. */
  outcome: Found | undefined;
  /** These fields do ... */
  wanting: readonly string[];
  /** ... and these are told so: the visitor is done with them. */
  told: readonly string[];
  /** A code for what is wrong with a field. */
  slips: Readonly<Record<string, string | undefined>>;
  /** What may be meant by what was typed there. */
  offers: Readonly<Record<string, readonly string[]>>;
}

/** @param typed all that stands in the form */
export function askedIn<Of extends Questions, Facts, Found extends Outcome>(
  { tool, facts, questions }: Asking<Of, Facts, Found>,
  typed: URLSearchParams,
): Asked {
  const names: readonly string[] = tool.asks(readAnswers(questions, typed).answers, facts);
  const own = new URLSearchParams([...typed].filter(([name]) => names.includes(name)));
  return { names, typed: own, kept: writeAnswers(questions, own) };
}

/**
 * @param unreadable what the browser itself can make nothing of: a code for each field
 * @param today the day in America/New_York
 * @param time there, HH:MM
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

/** What is wrong with those answers of an address that its form does not hold. */
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
