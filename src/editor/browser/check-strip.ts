import { make } from './make';
import './check-strip.css';

/** Lines of the check that do not concern what was saved: laws whose texts should be read again. */
const OTHER = /^(?:All well|To check): /;

/** Storage key of what was saved, set while the check's answer is awaited; the page may be reloaded meanwhile. */
const ASKED = 'check-asked';

/** Storage key of the lines shown last, so that those caused by the latest save can be told apart. */
const SAID = 'check-said';

let latest = 0;
let shown: HTMLElement | undefined;

const listOf = (lines: readonly string[]): HTMLElement | undefined =>
  lines.length > 0
    ? make(
        'ul',
        { tabIndex: 0 },
        lines.map((line) => make('li', { textContent: line })),
      )
    : undefined;

/** Lines that were shown before, collapsed. */
function knownOf(lines: readonly string[]): HTMLElement | undefined {
  const list = listOf(lines);
  const title = lines.length === 1 ? '1 more from before' : `${lines.length} more from before`;
  return list && make('details', {}, [make('summary', { textContent: title }), list]);
}

/** Shows the strip. @param known lines that were shown before */
function show(title: string, lines: readonly string[] = [], known: readonly string[] = []): void {
  shown?.remove();
  const close = make('button', { type: 'button', textContent: 'Close' });
  const hasMore = lines.length + known.length > 0;
  const strip = make('aside', { className: 'check-strip', role: 'status' }, [
    hasMore
      ? make('details', { open: true }, [
          make('summary', { textContent: title }),
          listOf(lines),
          knownOf(known),
        ])
      : make('strong', { textContent: title }),
    close,
  ]);
  close.addEventListener('click', () => strip.remove());
  shown = strip;
  document.body.append(strip);
}

/** Makes room when the person continues elsewhere: collapses a list of lines, and removes a message without one. */
function makeRoom({ target }: Event): void {
  if (!shown || (target instanceof Node && shown.contains(target))) return;
  const details = shown.querySelector('details');
  if (details) details.open = false;
  else if (sessionStorage.getItem(ASKED) === null) shown.remove();
}

/**
 * Shows at the foot of the editor what the check finds in what was just saved. Only the host on this computer can run
 * it; a draft's page at GitHub shows the same.
 *
 * @param done what was done, for example `Saved src/data/prices.json`
 */
export async function tellCheck(done: string): Promise<void> {
  const own = (latest += 1);
  sessionStorage.setItem(ASKED, done);
  show(`${done}. The check is looking …`);
  const answer = await fetch('/check', { headers: { 'X-Editor': 'local' }, cache: 'no-store' });
  if (own !== latest) return;
  sessionStorage.removeItem(ASKED);
  if (answer.status !== 200) return void shown?.remove();
  const { isRight, words } = (await answer.json()) as { isRight: boolean; words: string };
  const lines = words.split('\n').filter((line) => line !== '' && !OTHER.test(line));
  if (!isRight)
    return show(`${done}, but this needs to be fixed before the site can show it:`, lines);
  const before = new Set(JSON.parse(sessionStorage.getItem(SAID) ?? '[]') as string[]);
  sessionStorage.setItem(SAID, JSON.stringify(lines));
  const fresh = lines.filter((line) => !before.has(line));
  show(
    fresh.length > 0
      ? `${done}. It can be published; please look at this first:`
      : `${done}, and the check finds nothing wrong.`,
    fresh,
    lines.filter((line) => before.has(line)),
  );
}

/** Lets the strip make room, and asks the check again if the page was reloaded before its answer was shown. */
export function startChecks(): void {
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, makeRoom);
  const done = sessionStorage.getItem(ASKED);
  if (done !== null) void tellCheck(done);
}
