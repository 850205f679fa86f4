import { basename, dirname } from 'node:path';
import type { Plugin } from '@docusaurus/types';

interface CssLoader {
  options?: { modules?: { getLocalIdent?: (of: Of, pattern: string, local: string) => string } };
}

/** What the loader says of the file that it reads. */
interface Of {
  resourcePath: string;
}

/**
 * Calls a class by its file and its name (`Verdict-leaf`). Docusaurus ends it with a hash, of which nothing can be
 * compressed: a tenth of the style sheet, and a twentieth of each page.
 */
export default function classNames(): Plugin {
  return {
    name: 'class-names',
    configureWebpack(config) {
      const rules = (config.module?.rules ?? []) as { use?: CssLoader[] }[];
      for (const { modules } of rules
        .flatMap(({ use }) => (Array.isArray(use) ? use : []))
        .map(({ options }) => options ?? {})) {
        if (modules)
          modules.getLocalIdent = ({ resourcePath }, _pattern, local) =>
            `${nameOf(resourcePath)}-${local}`;
      }
      return {};
    },
  };
}

/** The file's own name; the stock theme calls all of them `styles`, where the folder says more. */
function nameOf(path: string): string {
  const name = basename(path, '.module.css');
  return name === 'styles' ? basename(dirname(path)) : name;
}
