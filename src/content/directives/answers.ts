import * as z from 'zod';
import { SPOKEN_WORDS } from '../../laws/spoken';
import { id, known, none, words } from './attributes';
import { inline, leaf, plain, type Directive } from './define';

const each = z.enum(SPOKEN_WORDS, `choose one of: ${SPOKEN_WORDS.join(', ')}`);
const name = z.string().regex(/^[a-zA-Z]+$/, 'a name has only letters');

/** `src/content/answers` turns its sentences into the element, and passes the component only the props it takes. */
const BOX: Directive = {
  name: 'answers',
  kind: 'container',
  attributes: z.strictObject({
    title: words('the title', 120),
    id: id().optional(),
    each: each.optional(),
  }),
  about:
    'Sentences of a tool that belong together, each with its code before it. With each= they are repeated for every law, state or place.',
  example: ':::answers{id=anywhere title="Anywhere"}\n- `next.anyway@sale` Test anyway.\n:::',
  element: 'answers-block',
  component: async () => (await import('../../components/tools/AnswerGroup')).AnswerGroup,
  fixed: {},
  alone: true,
  ofTools: true,
};

/** The directives of tool texts (`src/pages/tools`), which `src/content/answers` turns into the page. */
export const answers = [
  BOX,
  plain('container', 'unlisted', {
    element: 'div',
    attributes: z.strictObject({ each: each.optional() }),
    about: 'Sentences that an answer says and the list of all answers leaves out.',
    example: ':::unlisted\n`place.read` We read your place as :slot[…]{name=place}.\n:::',
    ofTools: true,
  }),
  plain('text', 'slot', {
    element: 'span',
    attributes: z.strictObject({ name }),
    about: 'Words that give way to the visitor’s own day, number or place.',
    example: ':slot[the day before settlement]{name=due}',
    ofTools: true,
  }),
  inline('source', {
    attributes: z.strictObject({
      of: name.optional(),
      id: known('sources').optional(),
    }),
    about:
      'Who says so. of= is what the entry of the law names, id= a source of src/data/sources.json.',
    example: ':source{of=validity}',
    ofTools: true,
    component: async () => (await import('../../components/tools/AnswerSource')).AnswerSource,
  }),
  leaf('closed-house-sheet', {
    attributes: z.strictObject({ id: id(), title: words('the title', 120) }),
    about: 'The sheet to hang up while a house is closed for its test, with lines to write on.',
    example: '::closed-house-sheet{id=blank-sheet title="A blank sheet, to print and fill in"}',
    component: async () =>
      (await import('../../components/tools/closed-house/BlankSheet')).BlankSheet,
    alone: true,
  }),
  leaf('dates-example', {
    attributes: none,
    about: 'How many days before a settlement each step is, with an example.',
    example: '::dates-example',
    component: async () =>
      (await import('../../components/tools/test-dates/DatesExample')).DatesExample,
  }),
];
