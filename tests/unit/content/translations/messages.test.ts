import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { checkMessages, readMessages } from '../../../../src/content/check/translations/messages';
import { formatProblem } from '../../../../src/content/problems';
import { filesOf } from '../../../../src/content/site-files';
import { writeRecord } from '../../../../src/content/translations/record';
import { acceptedTexts } from '../../../../src/content/translations/texts';

const PROGRAM = `import Translate, { translate } from '@docusaurus/Translate';
export const title = translate({ id: 'a.title', message: 'Hello {name}' });
export const both = translate({ id: 'a.both', message: '{one} of {two}, {one}' });
export const count = translate({ id: 'a.count', message: 'One day|{count} days' });
export const Words = () => <Translate id="a.words">Some words</Translate>;
`;

/** Creates a site with one component and its Spanish messages. */
function siteWith(messages: Record<string, string>): string {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'messages-'));
  onTestFinished(() => rmSync(siteDir, { recursive: true }));
  const content = Object.entries(messages).map(([key, message]) => [key, { message }]);
  const files = {
    'src/components/A.tsx': PROGRAM,
    'i18n/es/code.json': JSON.stringify(Object.fromEntries(content), null, 2),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
    writeFileSync(path.join(siteDir, file), text);
  }
  return siteDir;
}

const WHOLE = {
  'a.title': 'Hola, {name}',
  'a.both': 'De {two}, {one}',
  'a.count': 'Un día|{count} días',
  'a.words': 'Unas palabras',
  'theme.BackToTopButton.buttonAriaLabel': 'Volver arriba',
};

it('messages that say what the programs say are right', async () => {
  expect(await checkMessages(filesOf(siteWith(WHOLE)))).toEqual([]);
});

it.each([
  [{ 'a.title': 'Hola' }, 'i18n/es/code.json:2: "a.title" has the values none, the English {name}'],
  [{ 'a.title': 'Hola, {nombre}' }, 'has the values {nombre}, the English {name}'],
  [{ 'a.count': '{count} días' }, '"a.count" has 1 forms between | signs, the English 2'],
  [{ 'a.words': ' ' }, '"a.words" is empty; write its text, or remove it'],
  [{ 'a.wordz': 'Palabras' }, 'No program says "a.wordz"; remove it. Did you mean "a.words"?'],
])('%j is told', async (change, words) => {
  const problems = await checkMessages(filesOf(siteWith({ ...WHOLE, ...change })));
  expect(problems.map(formatProblem)).toEqual([expect.stringContaining(words)]);
});

it('a message that is missing is shown in English, and told', async () => {
  const rest = Object.entries(WHOLE).filter(([key]) => key !== 'a.words');
  expect(await checkMessages(filesOf(siteWith(Object.fromEntries(rest))))).toEqual([
    {
      file: 'i18n/es/code.json',
      message:
        '1 message is not translated and shown in English, such as "a.words" ("Some words").',
      mayWait: true,
    },
  ]);
});

it('a message whose English has changed since is told, and is not wrong', async () => {
  const english = {
    'a.title': 'Hello {name}',
    'a.both': '{one} of {two}, {one}',
    'a.count': 'One day|{count} days',
    'a.words': 'Other words',
  };
  const siteDir = siteWith(WHOLE);
  writeRecord(siteDir, 'es', 'code.json', acceptedTexts(english, WHOLE));
  expect(await checkMessages(filesOf(siteDir))).toEqual([
    {
      file: 'i18n/es/code.json',
      message:
        'The English changed in 1 place since it was translated. a.words was "Other words", is "Some words".',
      mayWait: true,
    },
  ]);
});

it.each([
  ['{\n"a.title" "Hola" }', /^i18n\/es\/code\.json:2: .*\.$/],
  ['"Hola"', /^i18n\/es\/code\.json:1: the file has no messages\.$/],
  ['4', /^i18n\/es\/code\.json:1: the file has no messages\.$/],
  ['null', /^i18n\/es\/code\.json:1: the file has no messages\.$/],
])('a file that holds %s is told as a whole', async (text, sentence) => {
  const siteDir = siteWith(WHOLE);
  writeFileSync(path.join(siteDir, 'i18n/es/code.json'), text);
  expect((await checkMessages(filesOf(siteDir))).map(formatProblem)).toEqual([
    expect.stringMatching(sentence),
  ]);
});

it('two messages that are missing are told together', async () => {
  const rest = Object.entries(WHOLE).filter(([key]) => key !== 'a.words' && key !== 'a.title');
  expect(await checkMessages(filesOf(siteWith(Object.fromEntries(rest))))).toEqual([
    expect.objectContaining({ message: expect.stringContaining('2 messages are not') as string }),
  ]);
});

it('a message that no program says any more is told once', async () => {
  const own = { ...WHOLE, 'a.gone': 'Se fue' };
  const siteDir = siteWith(own);
  const english = {
    'a.gone': 'It went',
    'a.title': 'Hello {name}',
    'a.both': '{one} of {two}, {one}',
  };
  const rest = { 'a.count': 'One day|{count} days', 'a.words': 'Some words' };
  writeRecord(siteDir, 'es', 'code.json', acceptedTexts({ ...english, ...rest }, own));
  expect((await checkMessages(filesOf(siteDir))).map(formatProblem)).toEqual([
    expect.stringMatching(/^i18n\/es\/code\.json:17: No program says "a\.gone"; remove it\./),
  ]);
});

it('a message that is no text is told as empty, and one of another language as not read', async () => {
  const siteDir = siteWith(WHOLE);
  const file = path.join(siteDir, 'i18n/es/code.json');
  const content = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  writeFileSync(file, JSON.stringify({ ...content, 'a.words': 'Unas palabras' }));
  mkdirSync(path.join(siteDir, 'i18n/pt'));
  expect((await checkMessages(filesOf(siteDir))).map(formatProblem)).toEqual([
    'i18n/es/code.json:1: "a.words" is empty; write its text, or remove it, and the English is shown.',
    expect.stringContaining('1 message is not translated'),
  ]);
  const others = Object.entries(WHOLE).filter(([key]) => key !== 'a.words');
  expect(readMessages(filesOf(siteDir), 'es')).toEqual(Object.fromEntries(others));
  expect(readMessages(filesOf(siteDir), 'pt')).toBeUndefined();
});

it('a site in English alone has none to check', async () => {
  const siteDir = siteWith(WHOLE);
  rmSync(path.join(siteDir, 'i18n'), { recursive: true });
  expect(await checkMessages(filesOf(siteDir))).toEqual([]);
});
