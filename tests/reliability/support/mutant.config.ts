import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { MUTANTS, seeded } from './mutants';

const ROOT = resolve(import.meta.dirname, '../../..');

/** Where the copies of fault N seem to stand, and the number in such a path. */
const FAULT = /\/\.fault-(-?\d+)(?=\/)/;

/**
 * Loads the unit tests many times over in one process, each time with another seeded fault: a test
 * file asked for under .fault-N/ gets its own copies of our modules, and one of them has fault N.
 */
export default defineConfig({
  root: ROOT,
  plugins: [
    {
      name: 'seeded-faults',
      enforce: 'pre',
      async resolveId(source, importer) {
        if (FAULT.test(source)) return source;
        const [folder] = FAULT.exec(importer ?? '') ?? [];
        if (!folder || !source.startsWith('.')) return undefined;
        const resolved = await this.resolve(source, importer!.replace(FAULT, ''));
        return resolved?.id.endsWith('.ts') ? resolved.id.replace(ROOT, ROOT + folder) : resolved;
      },
      load(id) {
        const number = FAULT.exec(id)?.[1];
        if (number === undefined) return undefined;
        const file = id.replace(FAULT, '');
        const code = readFileSync(file, 'utf8');
        const mutant = MUTANTS[Number(number)];
        if (!mutant || file !== resolve(ROOT, mutant.file)) return code;
        return seeded(code, mutant);
      },
    },
  ],
  test: {
    include: ['tests/reliability/support/seeded-faults.ts'],
    environment: 'node',
    // Threads end with their process, even one that a fault has sent into an endless loop.
    pool: 'threads',
    testTimeout: 10_000,
  },
});
