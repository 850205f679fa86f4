import type { LoaderContext } from 'webpack';
import { replaceMessages } from './replace';

/** A bundler loader that puts a module's messages in the language being built. */
export default function inlineMessages(
  this: LoaderContext<{ messages: Readonly<Record<string, string>> }>,
  source: string,
): string {
  return source.includes('@docusaurus/Translate')
    ? replaceMessages(source, this.getOptions().messages)
    : source;
}
