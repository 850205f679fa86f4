import { afterEach, describe, expect, test, vi } from 'vitest';
import { FILES, loadFile } from '../../../src/search/file';
import { headingIds } from '../../../src/search/heading-ids';
import { kindOf, KINDS } from '../../../src/search/kinds';
import { loadIndex } from '../../../src/search/load';
import { indexOf, section } from './support';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a file of the search', () => {
  test('is asked for below its folder, and read as JSON', async () => {
    const fetched = vi.fn(() => Promise.resolve(Response.json({ radon: 222 })));
    vi.stubGlobal('fetch', fetched);
    expect(await loadFile('main.json')).toEqual({ radon: 222 });
    expect(fetched).toHaveBeenCalledWith('/search-index/main.json', expect.anything());
  });

  test('that is not there is an error which says so', async () => {
    const gone = new Response('', { status: 404, statusText: 'Not Found' });
    vi.stubGlobal('fetch', () => Promise.resolve(gone));
    await expect(loadFile('main.json')).rejects.toThrow('main.json: 404 Not Found');
  });

  test('is given up where nothing comes in ten seconds, and takes its time once it comes', async () => {
    vi.useFakeTimers();
    const signals: AbortSignal[] = [];
    const answers = [new Promise<Response>(() => undefined), Promise.resolve(Response.json(1))];
    vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
      signals.push(signal);
      return answers.shift();
    });
    void loadFile('main.json');
    await loadFile('main.json');
    vi.advanceTimersByTime(9_999);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, false]);
    vi.advanceTimersByTime(1);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  });
});

test('what does not come is asked for again by the next call, and what has come is not', async () => {
  const { corpus } = indexOf([section('Fan', 'A fan.', '/fan')], {
    asked: [{ at: '/fan', en: ['hum'] }],
  });
  const later = {
    sections: [section('Why', 'An article.', '/blog/why')],
    asked: [{ at: '/blog/why', en: ['reason'] }],
    words: ['sofa'],
  };
  const asked: string[] = [];
  let answers: Record<string, unknown> = {};
  vi.stubGlobal('fetch', (path: string) => {
    const name = path.replace('/search-index/', '');
    asked.push(name);
    return Promise.resolve(
      name in answers ? Response.json(answers[name]) : new Response('', { status: 503 }),
    );
  });
  vi.spyOn(console, 'error').mockReturnValue(undefined);

  /**
   * Loads the index. Returns the number of sections of each index shown, whether it is whole, and the requested files.
   */
  const load = async (given: Record<string, unknown>, isTime = Promise.resolve()) => {
    answers = given;
    asked.length = 0;
    const shown: [number, boolean][] = [];
    const isWhole = await loadIndex((index, whole) => {
      shown.push([index.corpus.sections.length, whole]);
      if (whole) expect(index.corpus.asked).toEqual([...corpus.asked, ...later.asked]);
      if (whole) expect(index.corpus.words).toEqual(['sofa']);
    }, isTime);
    return { isWhole, shown, asked: [...asked].sort() };
  };

  const all = { [FILES.main]: corpus, [FILES.later]: later };
  const [own, both] = [corpus.sections.length, corpus.sections.length + 1];
  await expect(load({})).rejects.toThrow('main.json: 503');
  // A captive portal, for example in a hotel, answers with something else.
  await expect(load({ [FILES.main]: { hello: 1 } })).rejects.toThrow();
  expect(await load({ [FILES.main]: corpus })).toEqual({
    isWhole: false,
    shown: [[own, false]],
    asked: [FILES.later, FILES.main],
  });
  expect(console.error).toHaveBeenCalledTimes(1);

  let begin = (): void => undefined;
  const loading = load(
    all,
    new Promise((resolve) => {
      begin = resolve;
    }),
  );
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).toEqual([]);
  begin();
  const shown = [
    [own, false],
    [both, true],
  ];
  expect(await loading).toEqual({ isWhole: true, shown, asked: [FILES.later] });
  expect(await load({})).toEqual({ isWhole: true, shown, asked: [] });
});

test.each([
  ['/faqs', 'faq'],
  ['/faqs/more', 'page'],
  ['/about/faqs', 'page'],
  ['/radon-laws', 'law'],
  ['/radon-laws-again', 'page'],
  ['/laws/alder', 'law'],
  ['/lawsuit', 'page'],
  ['/services', 'service'],
  ['/services/air', 'service'],
  ['/servicesmen', 'page'],
  ['/blog/why', 'article'],
  ['/blog', 'page'],
  ['/', 'page'],
])('what stands at %s is of the kind %s', (path, kind) => {
  expect(kindOf(path)).toBe(kind);
  expect(KINDS).toContain(kind);
});

test('headings without an id get one each, that nothing on the page has', () => {
  const headings = ['What it’s for: Água', 'Fans', 'Fans', '?!', '?!', 'Fans'];
  expect(headingIds(headings, ['fans', 'fans-3'])).toEqual([
    'what-its-for-agua',
    'fans-2',
    'fans-4',
    'part',
    'part-2',
    'fans-5',
  ]);
  expect(headingIds([], [])).toEqual([]);
});
