/** The parts of MDN's HTTP Observatory that `observatory.test.ts` uses; the package ships no types. */
declare module '@mdn/mdn-http-observatory/src/constants.js' {
  import type { Requests } from '@mdn/mdn-http-observatory/src/types.js';
  export const ALL_TESTS: ((requests: Requests) => { result: string; pass: boolean })[];
}

declare module '@mdn/mdn-http-observatory/src/grader/grader.js' {
  export function getScoreModifier(result: string): number;
}

declare module '@mdn/mdn-http-observatory/src/grader/charts.js' {
  export const MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
}

declare module '@mdn/mdn-http-observatory/src/retriever/utils.js' {
  export function parseHttpEquivHeaders(html: string, url: string): Map<string, string[]>;
}

declare module '@mdn/mdn-http-observatory/src/types.js' {
  interface Response {
    status: number;
    headers: Record<string, string>;
    verified: boolean;
    httpEquiv?: Map<string, string[]>;
  }
  export class Requests {
    constructor(hostname: string);
    resources: { path: string | null };
    responses: {
      auto: Response | null;
      cors: Response | null;
      http: Response | null;
      https: Response | null;
      httpRedirects: { url: URL; status: number }[];
      httpsRedirects: { url: URL; status: number }[];
    };
    session: { url: URL; jar: unknown } | null;
  }
}
