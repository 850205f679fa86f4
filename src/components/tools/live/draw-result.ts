import { number } from '@site/src/lib/format';
import { shareOf } from '@site/src/lib/scale';
import type { ResultOutcome } from '@site/src/tools/result/codes';
import { place } from './place';

/** Percent of the width: closer to an end of the scale, the figure would run over it. */
const NEAR_AN_END = 8;

/** Shows the scale for the visitor's result and positions the mark on it; hides both scales if the results disagree. */
export function drawResult({ drawn, said }: ResultOutcome, result: HTMLElement): void {
  const kind = drawn && (drawn.isWater ? 'water' : 'air');
  for (const scale of result.querySelectorAll<HTMLElement>('[data-scale]')) {
    scale.hidden = scale.dataset['scale'] !== kind;
  }
  if (!drawn) return;
  const { pci, isBelow } = drawn;
  const scale = place(result, `[data-scale="${kind}"]`);
  const mark = place(scale, '[data-own-mark]');
  const share = shareOf(pci, Number(place(scale, '[data-action]').dataset['action']));
  mark.setAttribute('x', `${share.toFixed(2)}%`);
  mark.removeAttribute('display');
  mark.dataset['end'] = share < NEAR_AN_END ? 'left' : share > 100 - NEAR_AN_END ? 'right' : '';
  const shown = said.find(({ values }) => values?.['value'])?.values?.['value'];
  const text = shown && 'number' in shown ? number(shown.number, shown.decimals) : '';
  place(mark, '[data-own-value]').textContent = `${isBelow ? '<' : ''}${text}`;
}
