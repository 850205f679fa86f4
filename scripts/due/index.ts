/**
 * Prints what is due, as one page for the office: `npm run due`. With REPOSITORY_URL set, files are links to GitHub.
 */
import { siteDay } from '../../src/lib/site-day';
import { duePage } from './page';
import { readDue } from './read';

async function main(): Promise<void> {
  const { REPOSITORY_URL: repository } = process.env;
  const base = repository ? `${repository}/blob/main/` : '';
  console.log(duePage(await readDue(process.cwd(), siteDay()), base));
}

void main();
