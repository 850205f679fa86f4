import { make } from './make';
import './check-strip.css';

/** What the check says that is not about what was saved: laws to be read again. */
const OTHER = /^(?:All well|To check): /;

/** That the check was asked and has not answered yet: the page may be loaded anew meanwhile. */
const ASKED = 'check-asked';

let latest = 0;
let shown: HTMLElement | undefined;

function show(title: string, lines: readonly string[] = []): void {
  shown?.remove();
  const close = make('button', { type: 'button', textContent: 'Close' });
  const strip = make('aside', { className: 'check-strip', role: 'status' }, [
    make('header', {}, [make('strong', { textContent: title }), close]),
    lines.length > 0
      ? make(
          'ul',
          { tabIndex: 0 },
          lines.map((line) => make('li', { textContent: line })),
        )
      : undefined,
  ]);
  close.addEventListener('click', () => strip.remove());
  shown = strip;
  document.body.append(strip);
}

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
  if (lines.length > 0)
    return show('Saved. It can be published; please look at this first:', lines);
  show('Saved, and the check finds nothing wrong.');
}

/** Asks once more what nobody has seen the answer to, since the page was loaded anew. */
export function askAgain(): void {
  if (sessionStorage.getItem(ASKED) !== null) void tellCheck();
}
