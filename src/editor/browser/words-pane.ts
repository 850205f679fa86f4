import { NOT_SAVED } from '../conflict';
import { changesOf, changesToCome, type LineChange } from '../line-changes';
import { WHEN } from '../state';
import { forgetWords, wordsToCome, type KeptWords } from './kept-words';
import { make } from './make';
import { openPane } from './pane';

function linesUnder(said: string, lines: readonly string[]): HTMLElement[] {
  if (lines.length === 0) return [];
  return [make('p', { textContent: said }), make('pre', { textContent: lines.join('\n') })];
}

const listOf = (changes: readonly LineChange[], come: string, gone: string): HTMLUListElement =>
  make(
    'ul',
    {},
    changes.map(({ place, ...lines }) =>
      make('li', { className: 'waits' }, [
        place === '' ? undefined : make('strong', { textContent: place }),
        ...linesUnder(come, lines.come),
        ...linesUnder(lines.come.length > 0 ? 'in place of:' : gone, lines.gone),
      ]),
    ),
  );

const folded = (title: string, part: HTMLElement): HTMLDetailsElement =>
  make('details', {}, [make('summary', { textContent: title }), part]);

function partsOf({ text, before, at }: KeptWords, now: string): HTMLElement[] {
  const theirs = changesOf(before, now);
  const own = changesToCome(before, text, now);
  return [
    make('h3', { textContent: `From ${WHEN.format(at)}` }),
    own.length > 0
      ? listOf(own, 'You wrote:', 'You took out:')
      : make('p', { textContent: 'You had only moved something: the whole file shows where to.' }),
    ...(theirs.length > 0
      ? [folded('What somebody else has saved', listOf(theirs, 'They wrote:', 'They took out:'))]
      : []),
    folded('The whole file as you had it', make('pre', { textContent: text })),
  ];
}

/**
 * Shows the words of a file that could not be saved, and what somebody else has saved instead.
 *
 * @param now the file as the form has read it
 * @param done called when nothing is kept any more
 */
export function showWords(file: string, now: string, done: () => void): void {
  const { body, close } = openPane(NOT_SAVED);
  const away = make('button', { type: 'button', textContent: 'Done with them' });
  away.addEventListener('click', () => {
    forgetWords(file);
    done();
    close();
  });
  const said =
    'The form shows the file as it is now. Copy from here what is still missing, and save: what the file says ' +
    'then is not shown here again.';
  const parts = wordsToCome(file, now).flatMap((words) => partsOf(words, now));
  body.append(make('p', { textContent: said }), ...parts, away);
}
