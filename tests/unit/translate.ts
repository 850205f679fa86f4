/** Replaces Docusaurus's module of that name, which only its bundler can resolve: returns each message in English. */
export const translate = (
  { message }: { message: string },
  values: Readonly<Record<string, string | number>> = {},
): string =>
  message.replace(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces));
