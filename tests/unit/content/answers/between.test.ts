import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { expect, test } from 'vitest';
import { applyAnswers } from '../../../../src/content/answers/apply';
import { parseMarkdown } from '../../../../src/content/parse';
import { loadReferences } from '../../../../src/content/references';
import { applyWords } from '../../../../src/content/remark-staff';
import { filesOf } from '../../../../src/content/site-files';

const references = loadReferences(filesOf('.'));

const read = (source: string): Root => {
  const tree = parseMarkdown(source);
  expect(applyWords(tree, source, 'tool', references)).toEqual([]);
  return tree;
};

const page = (...blocks: string[]): string => blocks.join('\n\n');
const sheet = (title: string): string => `::closed-house-sheet{id=sheet title="${title}"}`;
const hours = (title: string): string =>
  `:::answers{id=hours title="${title}"}\n- \`sheet.over\` ${title}.\n:::`;

const ENGLISH = page(sheet('A sheet'), hours('The hours'), '<!-- A note -->', 'Ask us.');

/**
 * Returns the titles and texts of the page that a translation becomes.
 *
 * @param old lines of the translation whose English has changed
 */
function made(translation: string, ...old: number[]): string[] {
  const tree = read(ENGLISH);
  const lists = references.spoken();
  const isOld = (line: number): boolean => old.includes(line);
  applyAnswers(tree, lists, { tree: read(translation), lists, isOld });
  return tree.children
    .map((node) => String(node.data?.hProperties?.['title'] ?? toString(node)))
    .filter(Boolean);
}

test('what stands between the boxes of a tool has the words of the translation', () => {
  const top = '---\ntitle: Una hoja\n---';
  const spanish = page(top, sheet('Una hoja'), hours('Las horas'), 'Pregunte.');
  expect(made(spanish)).toEqual(['Una hoja', 'Las horas', 'Pregunte.']);
});

test('what was translated of an older English stands in English', () => {
  const spanish = page(sheet('Una hoja'), hours('Las horas'), 'Pregunte.');
  expect(made(spanish, 1)).toEqual(['A sheet', 'Las horas', 'Pregunte.']);
});

test('between the boxes of a translation that has less or more all is in English', () => {
  expect(made(page(hours('Las horas'), 'Pregunte.'))).toEqual(['A sheet', 'Las horas', 'Ask us.']);
  expect(made(page('Una hoja', sheet('Una'), hours('Las horas'), 'Pregunte.'))).toEqual([
    'A sheet',
    'Las horas',
    'Ask us.',
  ]);
});
