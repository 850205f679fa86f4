import type { LoaderContext } from 'webpack';
import { replaceMessages } from './replace';

/** For the bundler: a module with its messages in the language that is built. */
export default function inlineMessages(
  this: LoaderContext<{ messages: Readonly<Record<string, string>> }>,
  source: string,
): string {
  return source.includes('@docusaurus/Translate')
    ? replaceMessages(source, this.getOptions().messages)
    : source;
}
