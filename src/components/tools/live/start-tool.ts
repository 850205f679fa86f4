import { companyDay } from '@site/src/lib/company-day';
import { readAnswers, writeAnswers } from '@site/src/tools/answers';
import type { Outcome } from '@site/src/tools/outcome';
import type { Questions } from '@site/src/tools/question';
import type { Tool } from '@site/src/tools/tool';
import { installAfterPress } from './after-press';
import { place } from './place';
import { takeOffers } from './offer';
import { askedOf, fillForm, markSlips, typedIn, wordsOf } from './questions';
import { installActions } from './actions';
import { showOutcome } from './show-outcome';

/** A pause in typing after which the address follows; browsers refuse an address that changes too often. */
const PAUSE_MS = 350;

/** What a tool adds to the common script. */
export interface Extra<Found> {
  /** Completes the drawing of an answer, and hides it where there is nothing to draw. */
  draw?: (outcome: Found, result: HTMLElement) => void;
}

/**
 * Brings the form of a tool to life: it answers while the visitor chooses, keeps the answers in the address, and says
 * at a field what is wrong with it. Of words it has none: every sentence stands in the page.
 *
 * @returns what the registry of islands starts
 */
export function startTool<Of extends Questions, Facts, Found extends Outcome>(
  tool: Tool<Of, Facts, Found>,
  { draw }: Extra<Found> = {},
): (island: HTMLElement) => () => void {
  return (island) => {
    const { facts } = JSON.parse(island.dataset['props'] ?? '{}') as { facts: Facts };
    const questions = tool.questions(facts);
    const form = place<HTMLFormElement>(island, 'form');
    const result = place(island, '[data-result]');
    const announced = place(island, '[data-announced]');
    const lost = place(island, '[data-lost]');
    const ended = new AbortController();
    const { signal } = ended;
    /** Fields that the visitor is done with: only these are told what is wrong. */
    const touched = new Set<string>();
    /** What is wrong with answers of the address that the form cannot hold, until the visitor gives others. */
    const refused = new Map<string, string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** Whether the answer in the address was asked for: the next change begins another, and Back leads to this one. */
    let isAsked = false;

    const show = (outcome: Found | undefined): void => {
      result.hidden = !outcome;
      place(island, '[data-actions]').hidden = !outcome;
      place(island, '[data-waiting]').hidden = outcome !== undefined;
      if (!outcome) {
        announced.replaceChildren();
        return;
      }
      const answer = showOutcome(outcome, result);
      draw?.(outcome, result);
      place(result, '[data-answers]').replaceChildren(...wordsOf(form));
      place(result, '[data-address]').textContent = location.href;
      if (announced.textContent !== answer) announced.textContent = answer;
    };

    let address = '';
    const keepAddress = (): void => {
      const { pathname, search, hash } = location;
      const query = address && `?${address}`;
      if (query !== search) {
        history[isAsked ? 'pushState' : 'replaceState'](null, '', `${pathname}${query}${hash}`);
        isAsked = false;
      }
      place(result, '[data-address]').textContent = location.href;
    };

    /** @returns the fields that keep it from answering @throws Error where the engine or the page lacks something */
    const answer = (): string[] => {
      const { typed, slips: unreadable } = typedIn(form);
      const asked = tool.asks(readAnswers(questions, typed).answers, facts);
      askedOf(form, asked);
      for (const name of Object.keys(questions)) if (!asked.includes(name)) typed.delete(name);
      address = writeAnswers(questions, typed).toString();
      clearTimeout(timer);
      timer = setTimeout(keepAddress, PAUSE_MS);
      const { answers, slips, offers } = readAnswers(questions, typed);
      const decided = tool.decide(answers, facts, companyDay(new Date()));
      const wrong: Readonly<Record<string, string | undefined>> = {
        ...('slips' in decided && decided.slips),
        ...slips,
        ...unreadable,
        ...Object.fromEntries(refused),
      };
      const names = asked.filter((name) => wrong[name] !== undefined);
      markSlips(
        form,
        names.filter((name) => touched.has(name)),
        wrong,
        offers,
      );
      show('slips' in decided || names.length > 0 ? undefined : decided);
      return names;
    };

    /** Answers anew, or says that it cannot. @returns the fields that keep it from answering */
    const run = (): string[] => {
      try {
        const names = answer();
        delete island.dataset['failed'];
        return names;
      } catch (error) {
        console.error(`The island "${island.dataset['island']}" has no answer.`, error);
        show(undefined);
        // The next answer may be one that can be given.
        island.dataset['failed'] = '';
        announced.textContent = lost.textContent;
        return [];
      }
    };

    const goTo = (names: readonly string[]): void => {
      const [first] = names;
      const field = form.querySelector<HTMLElement>(`[name="${first ?? ''}"]`);
      if (first === undefined) {
        const said = result.hidden ? lost : result;
        said.focus({ preventScroll: true });
        said.scrollIntoView({ block: 'start' });
      } else field?.focus();
    };

    /** Takes the answers from the address. */
    const read = (given: URLSearchParams): void => {
      fillForm(form, given);
      for (const name of given.keys()) touched.add(name);
      const { typed } = typedIn(form);
      for (const [name, slip] of Object.entries<string | undefined>(
        readAnswers(questions, given).slips,
      )) {
        if (slip !== undefined && typed.get(name) !== given.get(name)) refused.set(name, slip);
      }
    };
    const given = new URLSearchParams(location.search);
    // Before that, somebody may have typed.
    if ([...given.keys()].some((name) => name in questions)) read(given);
    run();
    keepAddress();
    isAsked = !result.hidden;
    if (location.hash === '#answer' && isAsked) goTo([]);

    form.addEventListener(
      'input',
      ({ target }) => {
        if (target instanceof Element) refused.delete(target.getAttribute('name') ?? '');
        run();
      },
      { signal },
    );
    // A link may lead away, to another language for one, before the pause is over.
    window.addEventListener('click', keepAddress, { capture: true, signal });
    const afterPress = installAfterPress(signal);
    const leave = (name: string): void =>
      afterPress(() => {
        touched.add(name);
        run();
      });
    form.addEventListener(
      'change',
      ({ target }) => {
        if (target instanceof Element) leave(target.getAttribute('name') ?? '');
      },
      { signal },
    );
    // What is half typed changes nothing, so that no other event tells of it.
    form.addEventListener(
      'focusout',
      ({ target }) => {
        if (target instanceof HTMLInputElement && target.validity.badInput) leave(target.name);
      },
      { signal },
    );
    form.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        for (const name of Object.keys(questions)) touched.add(name);
        goTo(run());
        keepAddress();
        isAsked = !result.hidden;
      },
      { signal },
    );
    window.addEventListener(
      'popstate',
      () => {
        const there = new URLSearchParams(location.search);
        if (there.toString() === address) return;
        touched.clear();
        refused.clear();
        read(there);
        isAsked = false;
        run();
        keepAddress();
        isAsked = !result.hidden;
      },
      { signal },
    );
    takeOffers(form, signal);
    installActions(island, signal, () => {
      const { answers } = readAnswers(questions, typedIn(form).typed);
      return tool.propertyType(answers);
    });
    // Told to tests, and to nobody else: from here on the form answers.
    island.toggleAttribute('data-awake', true);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  };
}
