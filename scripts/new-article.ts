/**
 * Asks three questions and writes a new article that passes the content check.
 * Usage: npm run new:article (answers can also be piped in, one a line)
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { stringify } from 'yaml';
import { loadFacts } from '../src/content/read-data';
import { readFrontMatter } from '../src/content/check/front-matter';
import { articleFrontMatter } from '../src/content/check/front-matter-schema';
import { readStaffFiles } from '../src/content/check/files';
import { articleSlug } from '../src/content/check/routes';
import { siteDay } from '../src/lib/site-day';
import { filesOf } from '../src/content/site-files';

const siteDir = path.resolve(process.argv[2] ?? process.cwd());
const files = filesOf(siteDir);
const facts = loadFacts(files);
const existing = readStaffFiles(files)
  .filter(({ kind, source }) => kind === 'blog' && source !== undefined)
  .map(({ file, source = '' }) => {
    const { value } = readFrontMatter(source, articleFrontMatter, facts);
    return { file, title: value?.title ?? '', slug: articleSlug(file, value?.slug) };
  });
const COVER = '/img/blog/new-article.svg';

const BODY = `Begin with the answer: what should the reader know after two sentences?

## The first part

Write here. Facts are quoted, so that they stay right: a test costs from {{ prices.air.montgomery }} and
takes {{ radon.test.minimum }}. Words can be explained: :term[pCi/L].

## Keep in mind

- One thing.
- Another thing.
`;

/** "Why Radon Rises in Winter?" becomes "why-radon-rises-in-winter". */
function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/[\u0300-\u036F'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** Why an answer cannot be used, or undefined when it can. */
function reason(field: 'title' | 'description' | 'date', answer: string): string | undefined {
  const result = articleFrontMatter.shape[field].safeParse(answer);
  if (!result.success) {
    return `The ${field} ${result.error.issues[0]?.message ?? 'cannot be used'}.`;
  }
  if (field !== 'title') {
    return undefined;
  }
  const slug = slugOf(answer);
  if (slug === '') {
    return 'The title needs letters or digits, since the address is made of them.';
  }
  const taken = existing.find(
    (article) => article.slug === slug || article.title.toLowerCase() === answer.toLowerCase(),
  );
  return taken && `There is an article of that title already: ${taken.file}.`;
}

/** Asks until the answer can be used; when answers are piped in, a bad one ends the script. */
async function ask(
  lines: AsyncIterator<string>,
  question: string,
  field: 'title' | 'description' | 'date',
  standard = '',
): Promise<string> {
  for (;;) {
    process.stdout.write(`${question} `);
    const next = await lines.next();
    const answer = (next.done ? '' : next.value.trim()) || standard;
    const problem = reason(field, answer);
    if (problem === undefined) {
      return answer;
    }
    console.error(`\n${problem}`);
    if (next.done || !process.stdin.isTTY) {
      throw new Error('No article was written.');
    }
  }
}

async function writeArticle(terminal: Interface): Promise<string> {
  const lines = terminal[Symbol.asyncIterator]();
  const title = await ask(lines, 'Title of the article?', 'title');
  const description = await ask(lines, 'What it says, in one sentence?', 'description');
  const date = await ask(lines, `Day of publication? (Enter for ${siteDay()})`, 'date', siteDay());
  const slug = slugOf(title);
  const frontMatter = {
    title,
    slug,
    description,
    date,
    draft: true,
    last_update: { date },
    image: COVER,
    excerpt: description,
    call_to_action: 'schedule',
  };
  const file = path.join('blog', `${slug}.md`);
  const top = stringify(frontMatter, { lineWidth: 0 });
  writeFileSync(path.join(siteDir, file), `---\n${top}---\n\n${BODY}`, { flag: 'wx' });
  return file;
}

const terminal = createInterface({ input: process.stdin });
writeArticle(terminal)
  .then((file) =>
    console.log(
      `\nWrote ${file}. It is a draft, which only previews show: write its text, remove the line draft: true, then npm run check:content.`,
    ),
  )
  .catch((error: unknown) => {
    console.error((error as Error).message);
    process.exitCode = 1;
  })
  .finally(() => terminal.close());
