import { ESLint } from 'eslint';
import * as prettier from 'prettier';
import { expect, it } from 'vitest';
import { isContent, sourceFiles } from '../../company/tree';

/** Returns one file of each folder and type that the office edits. */
async function officeFiles(): Promise<string[]> {
  const files = (await sourceFiles(process.cwd())).filter(isContent);
  const kindOf = (file: string): string => file.replace(/[^/]+(?=[.][^.]+$)/, '');
  return [...new Map(files.map((file) => [kindOf(file), file])).values()];
}

it('neither format nor lint looks at what the office edits', async () => {
  const files = await officeFiles();
  expect(files.length).toBeGreaterThan(20);
  const eslint = new ESLint();
  const looked = await Promise.all(
    files.map(async (file) => {
      const { ignored, inferredParser } = await prettier.getFileInfo(file, {
        ignorePath: ['.prettierignore', '.gitignore'],
      });
      const isFormatted = !ignored && inferredParser !== null;
      const isLinted = /[.](m?[jt]s|tsx)$/.test(file) && !(await eslint.isPathIgnored(file));
      return isFormatted || isLinted ? [file] : [];
    }),
  );
  expect(looked.flat()).toEqual([]);
});
