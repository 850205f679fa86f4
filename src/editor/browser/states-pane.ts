import { changesOf } from '../line-changes';
import { WHEN, type State } from '../state';
import { make } from './make';
import { openPane } from './pane';

/** Access to the earlier states of a file. */
export interface History {
  list: () => Promise<State[]>;
  /** The text of the file in a state. */
  at: (id: string) => Promise<string>;
}

const withSign = (sign: string, lines: readonly string[]): string[] =>
  lines.map((line) => `${sign} ${line}`);

function bodyOf(then: string, now: string, putBack: () => void): HTMLElement[] {
  if (then.trim() === now.trim()) return [make('p', { textContent: 'The file is like this now.' })];
  const button = make('button', { type: 'button', textContent: 'Put this back' });
  button.addEventListener('click', putBack);
  const lines = changesOf(now, then).flatMap(({ gone, come }) => [
    ...withSign('−', gone),
    ...withSign('+', come),
  ]);
  return [
    button,
    make('p', { textContent: 'What goes (−) and what comes (+) when it is put back:' }),
    make('pre', { textContent: lines.join('\n') }),
  ];
}

/**
 * Lists the latest states of a file, each with its differences from the current one.
 *
 * @param now the file as the form has read it
 * @param putBack called with the text of a state that somebody chooses to restore
 */
export async function showStates(
  { list, at }: History,
  now: string,
  putBack: (text: string) => void,
): Promise<void> {
  const { body } = openPane('Earlier states');
  const status = make('p', { role: 'status', textContent: 'Looking …' });
  body.append(status);
  const say = (error: unknown): void => {
    status.textContent = error instanceof Error ? error.message : String(error);
  };
  try {
    const states = await list();
    status.textContent =
      states.length === 0
        ? 'There is no earlier state yet.'
        : 'Open one to see what is different in it.';
    body.append(
      ...states.map(({ id, at: saved, who, why }) => {
        const said = `${WHEN.format(new Date(saved))} · ${who} · ${why}`;
        const entry = make('details', {}, [make('summary', { textContent: said })]);
        const open = async (): Promise<void> => {
          const then = await at(id);
          entry.append(...bodyOf(then, now, () => putBack(then)));
        };
        entry.addEventListener('toggle', () => void open().catch(say), { once: true });
        return entry;
      }),
    );
  } catch (error) {
    say(error);
  }
}
