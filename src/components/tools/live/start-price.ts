import { priceTool } from '@site/src/tools/price/tool';
import { companyDay } from '@site/src/lib/company-day';
import { place } from './place';
import { showValue } from './show-value';
import { startTool } from './start-tool';

/** Returns the day of the receipt, which is today. */
function today(): HTMLElement {
  const written = showValue({ day: companyDay(new Date()) });
  written.dataset['today'] = '';
  return written;
}

/** Starts the price tool. */
export const startPrice = startTool(priceTool, {
  draw: (_, result) => {
    place(result, '[data-today]').replaceWith(today());
  },
});
