import { number } from '@site/src/lib/format';
import type { ResultOutcome } from '@site/src/tools/result/codes';
import { place } from './place';

/** Half of what the words at the mark take. */
const HALF_A_LABEL = 80;

/** Puts the mark of a visitor's own result on its scale, and shows that scale; of results that disagree, none. */
export function drawResult({ drawn, said }: ResultOutcome, result: HTMLElement): void {
  const kind = drawn && (drawn.isWater ? 'water' : 'air');
  for (const scale of result.querySelectorAll<HTMLElement>('[data-scale]')) {
    scale.hidden = scale.dataset['scale'] !== kind;
  }
  if (!drawn) return;
  const { pci, isBelow } = drawn;
  const scale = place(result, `[data-scale="${kind}"]`);
  const mark = place<HTMLElement>(scale, '[data-own-mark]');
  const [end, width] = [Number(mark.dataset['end']), Number(mark.dataset['width'])];
  const isBeyond = pci > end;
  const x = (Math.min(pci, end) / end) * width - (isBeyond ? 24 : 0);
  mark.setAttribute('transform', `translate(${x.toFixed(1)} 0)`);
  mark.removeAttribute('display');
  const beyond = place(mark, '[data-beyond]');
  if (isBeyond) beyond.removeAttribute('display');
  else beyond.setAttribute('display', 'none');
  const anchor = x < HALF_A_LABEL ? 'start' : x > width - HALF_A_LABEL ? 'end' : 'middle';
  place(mark, 'text').setAttribute('text-anchor', anchor);
  const shown = said[0]?.values?.['value'];
  const text = shown && 'number' in shown ? number(shown.number, shown.decimals) : '';
  place(mark, '[data-own-value]').textContent = `${isBelow ? '<' : ''}${text}`;
}
