import { place } from './place';

/** Returns value and label of each option of a question. */
function optionsOf(question: HTMLElement): (readonly [value: string, text: string])[] {
  const select = question.querySelector('select');
  if (select)
    return [...select.options].flatMap(({ value, text }) => (value ? [[value, text]] : []));
  return [...question.querySelectorAll('label')].flatMap((label) =>
    label.control instanceof HTMLInputElement ? [[label.control.value, label.innerText]] : [],
  );
}

/**
 * Returns a question of the form and its options, without the one that is chosen. Each option is a link to the answer
 * with it, so that Back leads here.
 */
export function choicesOf(form: HTMLFormElement, name: string): HTMLElement[] {
  const question = place(form, `[data-question="${name}"]`);
  const asked = document.createElement('p');
  asked.dataset['asks'] = name;
  asked.textContent = place(question, '[data-label]').textContent;
  const list = document.createElement('ul');
  list.dataset['choices'] = '';
  const given = new FormData(form);
  for (const [value, text] of optionsOf(question)) {
    if (given.get(name) === value) continue;
    const query = new URLSearchParams(location.search);
    for (const [key, typed] of new FormData(form))
      if (typeof typed === 'string' && typed) query.set(key, typed);
    query.set(name, value);
    const link = document.createElement('a');
    link.href = `${location.pathname}?${query.toString()}#answer`;
    link.textContent = text;
    const item = document.createElement('li');
    item.append(link);
    list.append(item);
  }
  return [asked, list];
}
