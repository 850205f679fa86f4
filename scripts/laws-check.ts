/**
 * Prints which rules to read, and where: `npm run laws:check`. First those whose text bears no day, then those read
 * long ago, then what a second source told, then what only the company says.
 */
import { laws, statutes } from '../src/data';
import { rulesToReadText } from '../src/laws/to-read';

console.log(rulesToReadText({ laws, statutes }, new Date().toISOString().slice(0, 10)));
