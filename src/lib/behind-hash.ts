/**
 * The address of a tool with answers in it, for a link or a form of another page: they stand behind the hash, which
 * browsers send to nobody. The tool moves them into the query (`start-tool.ts`), which people copy and keep.
 */
export const behindHash = (path: string, answers: URLSearchParams): string =>
  `${path}#answer?${answers.toString()}`;
