import { companyDay, companyTime } from '@site/src/lib/company-day';
import { readAnswers } from '@site/src/tools/answers';
import type { Outcome } from '@site/src/tools/outcome';
import { carried } from '@site/src/tools/carried';
import type { Questions } from '@site/src/tools/question';
import type { Tool } from '@site/src/tools/tool';
import { installActions } from './actions';
import { installAfterPress } from './after-press';
import { takeOffers } from './offer';
import { place } from './place';
import { fillForm, markSlips, showAsked, typedIn } from './questions';
import { askedIn, refusedOf, verdictOn, type Asking } from './reading';
import { sheetOf, type Extra, type Sheet } from './sheet';
import {
  arrived,
  kept,
  led,
  left,
  NOTHING_DONE,
  submitted,
  typed,
  type Happening,
  type Step,
  type Visit,
} from './visit';

/** Milliseconds without typing after which the address is updated; browsers limit how often it may change. */
const PAUSE_MS = 350;

/**
 * Makes the form of a tool work: it answers while the visitor chooses, keeps the answers in the address, and shows
 * slips at the fields. It has no words of its own: every sentence is in the page.
 *
 * @returns the function that the registry of islands calls; what that returns stops the tool
 */
export function startTool<Of extends Questions, Facts, Found extends Outcome>(
  tool: Tool<Of, Facts, Found>,
  extra: Extra<Found> = {},
): (island: HTMLElement) => () => void {
  return (island) => {
    const { facts } = JSON.parse(island.dataset['props'] ?? '{}') as { facts: Facts };
    const questions = tool.questions(facts);
    const form = place<HTMLFormElement>(island, 'form');
    const ended = new AbortController();
    const { signal } = ended;
    const sheet = sheetOf(island, form, extra);
    moveFromHash();
    const tell = play({ tool, facts, questions }, form, sheet, signal);
    if (location.hash === '#answer') tell(led);
    listen(form, Object.keys(questions), signal, tell);
    takeOffers(form, signal);
    installActions(island, signal, () =>
      tool.propertyType(readAnswers(questions, typedIn(form).typed).answers),
    );
    // For tests only: the form answers from here on.
    island.toggleAttribute('data-awake', true);
    return () => ended.abort();
  };
}

/**
 * Answers what the address asks, then takes the steps that follow from each event.
 *
 * @returns a function to call with each event
 */
function play<Of extends Questions, Facts, Found extends Outcome>(
  asking: Asking<Of, Facts, Found>,
  form: HTMLFormElement,
  sheet: Sheet<Found>,
  signal: AbortSignal,
): (happening: Happening) => void {
  let visit = NOTHING_DONE;
  let wanting: readonly string[] = [];
  const isNew = (): boolean => visit.isAsked;
  const address = addressOf(asking.questions, sheet, isNew, () => tell(kept(false)));
  const answer = (): Found | undefined => {
    wanting = [];
    const verdict = readForm(asking, form, visit, address.hold);
    wanting = verdict.wanting;
    return verdict.outcome;
  };
  const taken = (): URLSearchParams =>
    new URLSearchParams([...typedIn(form).typed, ...address.along()]);
  const steps: Record<Step, () => void> = {
    answer: () => {
      sheet.show(answer);
      if (sheet.isShown()) void leadOn(sheet.result, asking.tool.path, taken);
    },
    fold: sheet.fold,
    goTo: () => sheet.goTo(wanting),
    keep: () => {
      address.follow();
      tell(kept(sheet.isShown()));
    },
  };
  const tell = (happening: Happening): void => {
    const [next, ...after] = happening(visit);
    visit = next;
    for (const step of after) steps[step]();
  };
  const arrive = (given: URLSearchParams): void => {
    const refused = refusedOf(asking.questions, given, typedIn(form).typed);
    address.arrive();
    tell(arrived(given.keys(), refused));
  };
  const given = new URLSearchParams(location.search);
  // Without answers in the address, the form keeps what the visitor typed before this script ran.
  if ([...given.keys()].some((name) => name in asking.questions)) fillForm(form, given);
  arrive(given);
  // A link, for example to another language, may leave the page before the pause is over.
  window.addEventListener('click', address.follow, { capture: true, signal });
  const comeBack = (): void => {
    const isLed = moveFromHash();
    const there = new URLSearchParams(location.search);
    if (there.toString() === address.now()) return;
    fillForm(form, there);
    arrive(there);
    if (isLed) sheet.goTo([]);
  };
  window.addEventListener('popstate', comeBack, { signal });
  signal.addEventListener('abort', address.stop);
  return tell;
}

/** Updates the answer's links. That code loads only with the first answer, since asking needs none of it. */
async function leadOn(
  result: HTMLElement,
  path: string,
  taken: () => URLSearchParams,
): Promise<void> {
  const { takeAlong } = await import('./take-along');
  takeAlong(result, path, taken());
}

/**
 * Reads the form, and shows the slips at its fields.
 *
 * @param hold called with the answers, even if the tool cannot answer
 */
function readForm<Of extends Questions, Facts, Found extends Outcome>(
  asking: Asking<Of, Facts, Found>,
  form: HTMLFormElement,
  visit: Visit,
  hold: (answers: URLSearchParams) => void,
) {
  const { typed, slips: unreadable } = typedIn(form);
  const asked = askedIn(asking, typed);
  showAsked(form, asked.names);
  hold(asked.kept);
  const now = new Date();
  const verdict = verdictOn(asking, asked, unreadable, visit, companyDay(now), companyTime(now));
  markSlips(form, verdict.told, verdict.slips, verdict.offers);
  return verdict;
}

/**
 * Keeps the answers, and what is carried along, in the address. It follows the form after a pause.
 *
 * @param isNew true if the next change adds a history entry, so that Back leads to the current answers
 * @param moved called when the address has changed
 */
function addressOf(
  questions: Questions,
  sheet: Pick<Sheet<never>, 'isShown' | 'showAddress'>,
  isNew: () => boolean,
  moved: () => void,
) {
  let own = new URLSearchParams();
  /**
   * True if the address already has an answer. The first answer adds a history entry, so that Back leads to the
   * questions.
   */
  let isAnswered = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const along = (): [string, string][] => carried(questions, new URLSearchParams(location.search));
  const now = (): string => new URLSearchParams([...own, ...along()]).toString();
  const follow = (): void => {
    const isFirst = !isAnswered && sheet.isShown();
    isAnswered = sheet.isShown();
    if (moveTo(now(), isNew() || isFirst)) moved();
    sheet.showAddress();
  };
  const hold = (answers: URLSearchParams): void => {
    own = answers;
    clearTimeout(timer);
    timer = setTimeout(follow, PAUSE_MS);
  };
  const arrive = (): void => void (isAnswered = true);
  return { along, now, follow, hold, arrive, stop: () => clearTimeout(timer) };
}

/**
 * Moves answers that a link has behind the hash (`behind-hash.ts`) into the query.
 *
 * @returns whether there were any
 */
function moveFromHash(): boolean {
  const [hash, query] = location.hash.split('?');
  if (query === undefined) return false;
  history.replaceState(history.state, '', `?${query}${hash}`);
  return true;
}

/**
 * Writes the answers into the address.
 *
 * @param isNew adds a history entry instead of replacing the current one
 * @returns whether the address has changed
 */
function moveTo(address: string, isNew: boolean): boolean {
  const { pathname, search, hash } = location;
  const query = address && `?${address}`;
  if (query === search) return false;
  history[isNew ? 'pushState' : 'replaceState'](null, '', `${pathname}${query}${hash}`);
  return true;
}

/** Reports what the visitor does in the form. */
function listen(
  form: HTMLFormElement,
  names: readonly string[],
  signal: AbortSignal,
  tell: (happening: Happening) => void,
): void {
  const afterPress = installAfterPress(signal);
  const leave = (name: string): void => afterPress(() => tell(left(name)));
  const onInput = ({ target }: Event): void => tell(typed(nameOf(target)));
  const onChange = ({ target }: Event): void => leave(nameOf(target));
  // Half-typed input does not change the value, so no other event reports it.
  const onFocusOut = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement && target.validity.badInput) leave(target.name);
  };
  const onSubmit = (event: Event): void => {
    event.preventDefault();
    tell(submitted(names));
  };
  form.addEventListener('input', onInput, { signal });
  form.addEventListener('change', onChange, { signal });
  form.addEventListener('focusout', onFocusOut, { signal });
  form.addEventListener('submit', onSubmit, { signal });
}

const nameOf = (target: EventTarget | null): string =>
  (target instanceof Element && target.getAttribute('name')) || '';
