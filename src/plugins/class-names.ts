import { basename, dirname } from 'node:path';
import type { Plugin } from '@docusaurus/types';

interface CssLoader {
  options?: { modules?: { getLocalIdent?: (of: Of, pattern: string, local: string) => string } };
}

/** What the loader reports about the file being read. */
interface Of {
  resourcePath: string;
}

/**
 * Names a CSS class after its file and its own name (`Verdict-leaf`). Docusaurus appends a hash, which does not
 * compress: a tenth of the style sheet, and a twentieth of each page.
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

/** The base name of the file; for the stock theme's files, which are all called `styles`, the name of their folder. */
function nameOf(path: string): string {
  const name = basename(path, '.module.css');
  return name === 'styles' ? basename(dirname(path)) : name;
}
