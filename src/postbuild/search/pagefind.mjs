// Writes a Pagefind index into the folder named by the argument, from documents that come as JSON on the
// standard input. A program of its own, because Docusaurus loads its plugins through `require()` and
// Pagefind has an `import` entry alone.
import { text } from 'node:stream/consumers';
import { close, createIndex } from 'pagefind';

const documents = JSON.parse(await text(process.stdin));
const { index, errors } = await createIndex({ keepIndexUrl: true });
const added = await Promise.all(documents.map((document) => index.addHTMLFile(document)));
const written = await index.writeFiles({ outputPath: process.argv[2] });
await close();

const problems = [...errors, ...added.flatMap((one) => one.errors), ...written.errors];
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
