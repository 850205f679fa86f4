/** What takes the place of Docusaurus's module of that name, which its bundler alone knows: each message in English. */
export const translate = (
  { message }: { message: string },
  values: Readonly<Record<string, string | number>> = {},
): string =>
  message.replace(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces));
