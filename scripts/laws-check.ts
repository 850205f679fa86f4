/**
 * Prints which rules to look up again, and where: `npm run laws:check`. Those not looked up for the longest
 * time come first. When you have read the text, set `lastChecked` of the rule in src/data.
 */
import { laws, sources, statutes } from '../src/data';
import { checkedRecords, daysBetween, STALE_AFTER_DAYS } from '../src/lib/checked';

const today = new Date().toISOString().slice(0, 10);
const records = [
  ...checkedRecords(laws).map((record) => ({ file: 'laws.json', ...record })),
  ...checkedRecords(statutes).map((record) => ({ file: 'statutes.json', ...record })),
].sort((a, b) => a.lastChecked.localeCompare(b.lastChecked));

for (const { file, name, lastChecked, cite, differs } of records) {
  const age = daysBetween(lastChecked, today);
  const mark = age > STALE_AFTER_DAYS ? 'CHECK NOW' : 'fine';
  const source = cite === undefined ? undefined : sources[cite];
  console.log(`${mark.padEnd(9)} ${lastChecked} (${age} days)  ${file}: ${name}`);
  if (source) console.log(`          ${source.name}\n          ${source.url}`);
  if (differs) console.log(`          Differs: ${differs}`);
}
console.log(`\n${records.length} rules. Read the text, then set lastChecked in src/data.`);
