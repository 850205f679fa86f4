import type { Desk } from './edits';
import { step, type Step } from './step';

/** Removes an entry from a file of facts, as the editor's remove button does. */
function drop(desk: Desk, file: string, id: string): void {
  const text = desk.read(file);
  const all = Object.entries(JSON.parse(text) as Record<string, unknown>);
  const rest = Object.fromEntries(all.filter(([key]) => key !== id));
  desk.type(file, text, JSON.stringify(rest, null, 2));
}

/** Replaces every occurrence of a text in a file. */
function everywhere(desk: Desk, file: string, from: string, to: string): void {
  while (desk.read(file).includes(from)) desk.type(file, from, to);
}

const ARTICLES = [
  'bismuth',
  'lead-214',
  'polonium-214',
  'polonium-218',
  'radon-progeny-hidden-risk',
];

/** Removals, by the steps in the guide: the entry, the command that the check names, and what still refers to it. */
export const REMOVALS: Step[] = [
  step(
    'offers a service no more',
    (desk) => {
      drop(desk, 'src/data/services.json', 'progeny');
      desk.forget('/services/progeny-testing');
      for (const name of ARTICLES) {
        const file = `blog/${name}.md`;
        desk.type(file, 'call_to_action: progeny', 'call_to_action: schedule');
        everywhere(desk, file, '](/services/progeny-testing)', '](/services)');
      }
    },
    [['_redirects', '/services/progeny-testing /services 301']],
  ),
  step(
    'takes out a law that holds no more',
    (desk) => {
      drop(desk, 'src/data/laws.json', 'gaithersburg');
      desk.forget('/laws/gaithersburg');
      const [sentence = ''] =
        / In Gaithersburg[^.]*laws\.gaithersburg\.validity[^.]*\./.exec(
          desk.read('docs/faqs.md'),
        ) ?? [];
      desk.type('docs/faqs.md', sentence, '');
      for (const file of ['docs/faqs.md', 'docs/laws/montgomery-rental.md']) {
        everywhere(desk, file, '](/laws/gaithersburg)', '](/radon-laws)');
      }
    },
    [['_redirects', '/laws/gaithersburg /radon-laws 301']],
  ),
  step('tests in a county no more', (desk) =>
    desk.type(
      'src/data/areas.json',
      '{ "name": "Calvert County", "state": "MD", "group": "other" },',
      '',
    ),
  ),
];
