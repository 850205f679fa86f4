import { make } from './make';
import './check-strip.css';

/** What the check says that is not about what was saved: laws to be read again. */
const OTHER = /^(?:All well|To check): /;

/** That the check was asked and has not answered yet: the page may be loaded anew meanwhile. */
const ASKED = 'check-asked';

/** What was said last, so that what a save has brought stands by itself. */
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

/** Lines that were said before too, folded away. */
function knownOf(lines: readonly string[]): HTMLElement | undefined {
  const list = listOf(lines);
  const title = lines.length === 1 ? '1 more from before' : `${lines.length} more from before`;
  return list && make('details', {}, [make('summary', { textContent: title }), list]);
}

/** @param known lines that were said before */
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

/** Makes room once the person goes on elsewhere: what there is to read is folded away, and what says all is well goes. */
function makeRoom({ target }: Event): void {
  if (!shown || (target instanceof Node && shown.contains(target))) return;
  const details = shown.querySelector('details');
  if (details) details.open = false;
  else if (sessionStorage.getItem(ASKED) === null) shown.remove();
}

for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, makeRoom);

/**
 * Says at the foot of the editor what the check finds in what was just saved. Only the host on this computer can ask
 * it; of a draft, its page at GitHub says the same.
 */
export async function tellCheck(): Promise<void> {
  const own = (latest += 1);
  sessionStorage.setItem(ASKED, 'yes');
  show('Saved. The check is looking …');
  const answer = await fetch('/check', { headers: { 'X-Editor': 'local' }, cache: 'no-store' });
  if (own !== latest) return;
  sessionStorage.removeItem(ASKED);
  if (answer.status !== 200) return void shown?.remove();
  const { isRight, words } = (await answer.json()) as { isRight: boolean; words: string };
  const lines = words.split('\n').filter((line) => line !== '' && !OTHER.test(line));
  if (!isRight)
    return show('Saved, but this needs to be fixed before the site can show it:', lines);
  const before = new Set(JSON.parse(sessionStorage.getItem(SAID) ?? '[]') as string[]);
  sessionStorage.setItem(SAID, JSON.stringify(lines));
  const fresh = lines.filter((line) => !before.has(line));
  show(
    fresh.length > 0
      ? 'Saved. It can be published; please look at this first:'
      : 'Saved, and the check finds nothing wrong in it.',
    fresh,
    lines.filter((line) => before.has(line)),
  );
}

/** Asks once more what nobody has seen the answer to, since the page was loaded anew. */
export function askAgain(): void {
  if (sessionStorage.getItem(ASKED) !== null) void tellCheck();
}
