import { createSlugger } from '@docusaurus/utils';
import type { Heading, Root, RootContent } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { block } from './columns';
import type { FaqEntry } from '../components/faq/faq-data';
import { explicitId, headingWords, setHeading } from './heading-id';
import { plainText } from './plain-text';
import { suggest, type LineProblem } from './problems';

interface Question {
  id: string;
  heading: Heading;
  answer: RootContent[];
}

type Place = Question | { again: string; line: number };

interface Group {
  id: string;
  heading: Heading;
  places: Place[];
}

interface Page {
  intro: RootContent[];
  groups: Group[];
}

const lineOf = (node: RootContent): number => node.position?.start.line ?? 1;

function isAgain(node: RootContent): node is LeafDirective {
  return node.type === 'leafDirective' && node.name === 'faq-again';
}

function readQuestion(heading: Heading, problems: LineProblem[]): Question {
  const id = explicitId(heading);
  if (id === undefined) {
    const message = `The question "${toString(heading)}" has no link name: end its line with {#a-few-words}.`;
    problems.push({ line: lineOf(heading), message });
  } else if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) {
    const message = `The link name {#${id}} may only have small letters, digits and single hyphens.`;
    problems.push({ line: lineOf(heading), message });
  }
  return { id: id ?? '', heading, answer: [] };
}

/** Sorts the content of the page into introduction, groups, questions and answers. */
function readPage(tree: Root, problems: LineProblem[]): Page {
  const page: Page = { intro: [], groups: [] };
  const slugs = createSlugger();
  for (const node of tree.children) {
    const group = page.groups.at(-1);
    const place = group?.places.at(-1);
    if (node.type === 'heading' && node.depth === 2) {
      const id = explicitId(node) ?? slugs.slug(toString(headingWords(node)));
      page.groups.push({ id, heading: node, places: [] });
    } else if (group === undefined) {
      if (node.type === 'heading' || isAgain(node)) {
        const message = 'A question stands below a group: write a ## heading above it.';
        problems.push({ line: lineOf(node), message });
      }
      page.intro.push(node);
    } else if (node.type === 'heading' && node.depth === 3) {
      group.places.push(readQuestion(node, problems));
    } else if (isAgain(node)) {
      group.places.push({ again: node.attributes?.['id'] ?? '', line: lineOf(node) });
    } else if (place !== undefined && 'answer' in place) {
      place.answer.push(node);
    } else {
      const message = 'This text belongs to no question: write a ### question above it.';
      problems.push({ line: lineOf(node), message });
    }
  }
  return page;
}

function checkQuestions(page: Page, problems: LineProblem[]): Map<string, Question> {
  const questions = new Map<string, Question>();
  const groupIds = new Set(page.groups.map(({ id }) => id));
  for (const { heading } of page.groups.filter(({ places }) => places.length === 0)) {
    const message = `The group "${toString(headingWords(heading))}" has no question: write a ### question below it.`;
    problems.push({ line: lineOf(heading), message });
  }
  for (const place of page.groups.flatMap(({ places }) => places)) {
    if ('again' in place) {
      continue;
    }
    const line = lineOf(place.heading);
    if (place.id !== '' && (questions.has(place.id) || groupIds.has(place.id))) {
      problems.push({
        line,
        message: `The link name {#${place.id}} is used twice; choose another.`,
      });
    }
    if (place.answer.length === 0) {
      problems.push({
        line,
        message: `The question "${toString(headingWords(place.heading))}" has no answer.`,
      });
    }
    questions.set(place.id, place);
  }
  return questions;
}

function itemElement(question: Question, id: string): RootContent {
  return block(
    'faq-item',
    [
      block('faq-question', [setHeading(question.heading, `${id}-question`, 'faq-heading')]),
      block('faq-answer', question.answer, { item: id }),
    ],
    { id },
  );
}

/** The second place of a question: its words, linked to the answer, which is on the page only once. */
function againElement({ heading, id: first }: Question, id: string): RootContent {
  const children = [{ type: 'text', value: toString(headingWords(heading)) } as const];
  const link = { type: 'link', url: `#${first}`, children } as const;
  return block('faq-again', [link], { id });
}

/** The element of a group. Repeated questions are looked up and their ids numbered. */
function groupElement(
  group: Group,
  questions: ReadonlyMap<string, Question>,
  seen: Map<string, number>,
  problems: LineProblem[],
): RootContent {
  const items = group.places.flatMap((place) => {
    const again = 'again' in place;
    const id = again ? place.again : place.id;
    const question = questions.get(id);
    if (question === undefined) {
      const line = again ? place.line : undefined;
      const message = `::faq-again{#${id}} names no question of this page. ${suggest(id, [...questions.keys()])}`;
      problems.push({ line, message });
      return [];
    }
    const count = (seen.get(id) ?? (again && questions.has(id) ? 1 : 0)) + 1;
    seen.set(id, count);
    return [again ? againElement(question, `${id}-${count}`) : itemElement(question, id)];
  });
  return block('faq-group', [setHeading(group.heading, group.id), ...items]);
}

function indexElement(groups: readonly Group[]): RootContent {
  const links = groups.map(({ id, heading }): RootContent => {
    const text = { type: 'text', value: toString(headingWords(heading)) } as const;
    const link = { type: 'link', url: `#${id}`, children: [text] } as const;
    const paragraph = { type: 'paragraph', children: [link] } as const;
    return { type: 'listItem', spread: false, children: [paragraph] } as unknown as RootContent;
  });
  const list = { type: 'list', ordered: false, spread: false, children: links };
  return block('faq-index', [list as unknown as RootContent]);
}

/**
 * Builds the FAQ page from a parsed file, in place: `##` is a group, `###` with `{#id}` a question, and the content
 * below it the answer. `::faq-again{#id}` lists a question a second time, as `id-2`, with a link to the first.
 *
 * @returns the entries for structured data, each question once
 */
export function applyFaq(tree: Root, problems: LineProblem[]): FaqEntry[] {
  const page = readPage(tree, problems);
  if (page.groups.length === 0) {
    problems.push({
      line: 1,
      message: 'A FAQ page needs at least one ## group with ### questions.',
    });
    return [];
  }
  const questions = checkQuestions(page, problems);
  const entries = [...questions.values()].map(({ id, heading, answer }) => ({
    id,
    question: toString(headingWords(heading)),
    answer: plainText(answer),
  }));
  const seen = new Map<string, number>();
  const groups = page.groups.map((group) => groupElement(group, questions, seen, problems));
  tree.children = [
    ...page.intro,
    block('faq-list', [indexElement(page.groups), ...groups], { entries: JSON.stringify(entries) }),
  ];
  return entries;
}
