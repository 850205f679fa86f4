import { readFileSync } from 'node:fs';

/** Whether a file of tests puts a module in place of another one, which every test of its process would get. */
export const mocksModules = (file: string): boolean =>
  /\bvi\.(?:mock|resetModules)\(/.test(readFileSync(file, 'utf8'));
