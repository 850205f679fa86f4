import { place } from './place';

/** The answers that a question of the form can be given, in words. */
function optionsOf(question: HTMLElement): (readonly [value: string, text: string])[] {
  const select = question.querySelector('select');
  if (select)
    return [...select.options].flatMap(({ value, text }) => (value ? [[value, text]] : []));
  return [...question.querySelectorAll('label')].flatMap((label) =>
    label.control instanceof HTMLInputElement ? [[label.control.value, label.innerText]] : [],
  );
}

/**
 * A question of the form with its choices but the one that stands in it, each a link to the answer with it: a step of its own, and
 * Back leads here.
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
