/**
 * Asks three questions and writes a new article that passes the content check.
 * Usage: npm run new:article (answers can also be piped in, one per line)
 */
import path from 'node:path';
import { createInterface } from 'node:readline';
import { writeArticle } from './article';

const terminal = createInterface({ input: process.stdin });
writeArticle(path.resolve(process.argv[2] ?? process.cwd()), {
  answers: terminal[Symbol.asyncIterator](),
  say: (question) => process.stdout.write(`${question} `),
  refuse: (problem) => console.error(`\n${problem}`),
  isPerson: process.stdin.isTTY,
})
  .then((file) =>
    console.log(
      `\nWrote ${file}. It is a draft, which only previews show: write its text, remove the ` +
        'line draft: true, then npm run check:content.',
    ),
  )
  .catch((error: unknown) => {
    console.error((error as Error).message);
    process.exitCode = 1;
  })
  .finally(() => terminal.close());
