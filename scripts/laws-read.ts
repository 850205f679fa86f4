/**
 * Records today as the day on which the texts of a law were read. Without a source, prints what to read, and where.
 * Usage: npm run laws:read -- rockville, then npm run laws:read -- rockville rockvilleRadon countyHomeSales, or all
 */
import { lawRead, whatToRead } from '../src/content/laws-read';
import { siteDay } from '../src/lib/site-day';

const [law = '', ...sources] = process.argv.slice(2);

try {
  if (sources.length === 0) {
    console.log(
      `Read each of these, compare its rules, then name those that you have read behind ${law}, or write "all":\n`,
    );
    console.log(whatToRead(process.cwd(), law));
  } else {
    const day = siteDay();
    console.log(`${day} stands at ${lawRead(process.cwd(), law, sources, day).join(', ')}.`);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
