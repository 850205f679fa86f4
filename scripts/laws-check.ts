/**
 * Prints which rules to read, and where: `npm run laws:check`. First rules whose text has no date, then those read long
 * ago, then those known from a second source, then those that only the company states.
 */
import { laws, statutes } from '../src/data';
import { rulesToReadText } from '../src/laws/to-read';

console.log(rulesToReadText({ laws, statutes }, new Date().toISOString().slice(0, 10)));
