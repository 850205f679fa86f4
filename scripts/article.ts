import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { readFrontMatter } from '../src/content/check/front-matter';
import { articleFrontMatter } from '../src/content/check/front-matter-schema';
import { readStaffFiles } from '../src/content/check/files';
import { articleSlug } from '../src/content/check/routes';
import { loadReferences } from '../src/content/references';
import { filesOf } from '../src/content/site-files';
import { siteDay } from '../src/lib/site-day';

const COVER = '/img/blog/new-article.svg';

const BODY = `Begin with the answer: what should the reader know after two sentences?

## The first part

Write here. Facts are quoted, so that they stay right: a test costs from {{ prices.air.montgomery }} and
takes {{ radon.test.minimum }}. Words can be explained: :term[pCi/L].

## Keep in mind

- One thing.
- Another thing.
`;

/** Makes a slug of a title: "Why Radon Rises in Winter?" becomes "why-radon-rises-in-winter". */
function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/[\u0300-\u036F'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

type Field = 'title' | 'description' | 'date';

/** Returns the existing articles: their files, titles and slugs. */
function articlesIn(siteDir: string): { file: string; title: string; slug: string }[] {
  const files = filesOf(siteDir);
  const { facts } = loadReferences(files);
  return readStaffFiles(files)
    .filter(({ kind, source }) => kind === 'blog' && source !== undefined)
    .map(({ file, source = '' }) => {
      const { value } = readFrontMatter(source, articleFrontMatter, facts);
      return { file, title: value?.title ?? '', slug: articleSlug(file, value?.slug) };
    });
}

/** Returns why an answer cannot be used, or undefined if it can. */
function reason(
  field: Field,
  answer: string,
  existing: ReturnType<typeof articlesIn>,
): string | undefined {
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

/** Whoever answers the questions, at a terminal or through a pipe. */
export interface Writer {
  /** The answers, one per line. */
  answers: AsyncIterator<string>;
  say: (question: string) => void;
  refuse: (problem: string) => void;
  /** True if a person is at the terminal and can answer again. */
  isPerson: boolean;
}

/**
 * Asks three questions and writes a new article that passes the content check.
 *
 * @param siteDir the project folder
 * @returns the path of the new file, relative to the project folder
 * @throws Error if an answer cannot be used and nobody can answer again, or if the file exists
 */
export async function writeArticle(
  siteDir: string,
  { answers, say, refuse, isPerson }: Writer,
): Promise<string> {
  const existing = articlesIn(siteDir);
  const ask = async (question: string, field: Field, standard = ''): Promise<string> => {
    for (;;) {
      say(question);
      const next = await answers.next();
      const answer = (next.done ? '' : next.value.trim()) || standard;
      const problem = reason(field, answer, existing);
      if (problem === undefined) return answer;
      refuse(problem);
      if (next.done || !isPerson) throw new Error('No article was written.');
    }
  };
  const title = await ask('Title of the article?', 'title');
  const description = await ask('What it says, in one sentence?', 'description');
  const date = await ask(`Day of publication? (Enter for ${siteDay()})`, 'date', siteDay());
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
