/**
 * Removes what the search and the translations still have of a deleted question or page.
 * Usage: npm run forget -- /faqs#cost-breakdown
 */
import { forget } from '../src/content/forget';
import { siteDay } from '../src/lib/site-day';

const [address = '', siteDir = process.cwd()] = process.argv.slice(2);

try {
  const changed = forget(siteDir, address, siteDay());
  console.log(
    changed.length === 0
      ? `Nothing more is known of ${address}.`
      : `Changed ${changed.join(', ')}.`,
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
