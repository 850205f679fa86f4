/**
 * Adds the addresses of all pages published today to `src/data/addresses.json`, which the content check compares with
 * the site: an address that is gone needs a redirect. Usage: npm run record:addresses
 */
import path from 'node:path';
import { recordAddresses } from '../src/content/check/addresses';
import { readSite } from '../src/content/check/read-site';
import { siteDay } from '../src/lib/site-day';

const siteDir = path.resolve(process.argv[2] ?? process.cwd());
const fresh = recordAddresses(readSite(siteDir, siteDay()));
console.log(fresh.length === 0 ? 'Every address is recorded.' : `Recorded ${fresh.join(', ')}.`);
