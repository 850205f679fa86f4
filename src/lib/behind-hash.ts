/**
 * The address of a tool with answers, for a link or form on another page. The answers are behind the hash, which
 * browsers never send. The tool moves them into the query (`start-tool.ts`), the address that people copy and keep.
 */
export const behindHash = (path: string, answers: URLSearchParams): string =>
  `${path}#answer?${answers.toString()}`;
