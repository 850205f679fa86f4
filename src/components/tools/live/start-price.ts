import { priceTool } from '@site/src/tools/price/tool';
import { companyDay } from '@site/src/lib/company-day';
import { place } from './place';
import { showValue } from './show-value';
import { startTool } from './start-tool';

/** The day on which the receipt is written. */
function today(): HTMLElement {
  const written = showValue({ day: companyDay(new Date()) });
  written.dataset['today'] = '';
  return written;
}

/** Brings the price tool to life. */
export const startPrice = startTool(priceTool, {
  draw: (_, result) => {
    place(result, '[data-today]').replaceWith(today());
  },
});
