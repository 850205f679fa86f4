import { readFileSync } from 'node:fs';

/** True if a test file mocks modules, which would affect all tests in its process. */
export const mocksModules = (file: string): boolean =>
  /\bvi\.(?:mock|resetModules)\(/.test(readFileSync(file, 'utf8'));
