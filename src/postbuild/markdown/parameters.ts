import type { Cheerio, CheerioAPI } from 'cheerio';
import type { AnyNode, Element } from 'domhandler';

/** The format of fields that are not plain text, by input type. */
const WRITTEN: Readonly<Record<string, string>> = { date: 'YYYY-MM-DD', time: 'HH:MM' };

/** True if a form has the questions of the tool on this page, which answers at the page's own address. */
export function asksHere($: CheerioAPI, form: Element, address: string): boolean {
  const { action = '' } = form.attribs;
  const isHere = new URL(action, address).pathname === new URL(address).pathname;
  return isHere && $(form).find('[data-question]').length > 0;
}

/**
 * Describes a tool's form as the parameters of the address at which the tool answers: its URI template (RFC 6570), and
 * the label and possible values of each question. The form is rendered from the tool's own questions (`src/tools`), so
 * this covers all of them.
 *
 * @param address absolute URL of the page
 */
export function parametersOf($: CheerioAPI, form: Element, address: string): Cheerio<AnyNode> {
  const questions = $(form).find('[data-question]').toArray();
  const names = questions.map((question) => question.attribs['data-question'] ?? '');
  const template = $('<code>').text(`${address}{?${names.join()}}`);
  const items = questions.map((question, index) => parameterOf($, question, names[index] ?? ''));
  return $('<div>').append($('<p>').append(template), $('<ul>').append(...items));
}

function parameterOf($: CheerioAPI, question: Element, name: string): Cheerio<AnyNode> {
  const text = (one: Element | Cheerio<Element>): string => $(one).text().trim();
  const label = text($(question).find('[data-label]'));
  const hint = text($(question).find(`[id="${name}-hint"]`));
  const chosen = $(question)
    .find('input[value], option[value]:not([value=""])')
    .not('datalist option')
    .toArray()
    .map((one) => [
      one.attribs['value'] ?? '',
      text(one.name === 'option' ? one : $(one).parent()),
    ]);
  const written = WRITTEN[$(question).find('input').attr('type') ?? ''];
  const values = [...chosen, ...(written ? [[written]] : [])];
  const item = $('<li>').append(code($, name), `: ${[label, hint].filter(Boolean).join(' · ')}`);
  values.forEach(([value = '', meaning], index) => {
    item.append(index === 0 ? ' · ' : ', ', code($, value), meaning ? ` (${meaning})` : '');
  });
  return item;
}

const code = ($: CheerioAPI, text: string): Cheerio<AnyNode> => $('<code>').text(text);
