/** What is taken over from a served page. */
export interface ServedHtml {
  /** The inside of its element `data-served`. */
  html: string;
  title: string;
  /** What its head says about it. */
  head: HeadElement[];
}

/** An element of a head: its attributes, and the text of a script. */
export interface HeadElement {
  tag: string;
  attributes: Record<string, string>;
  text: string;
}

interface Entry {
  ready: Promise<void>;
  page?: ServedHtml;
}

const entries = new Map<string, Entry>();
let adopted: string | undefined;

/** The page of a path, once {@link loadServed} is done; undefined when there is none. */
export function servedHtml(path: string): ServedHtml | undefined {
  return entries.get(path)?.page;
}

/**
 * Gets a page ready. Each is fetched once.
 *
 * @param path without query and hash
 * @throws Error when the host fails to give the page, or gives one of a newer build
 */
export function loadServed(path: string): Promise<void> {
  const known = entries.get(path);
  if (known) return known.ready;
  const entry: Entry = {
    ready: fetchPage(path).then((page) => {
      entry.page = page;
    }),
  };
  entries.set(path, entry);
  entry.ready.catch(() => entries.delete(path));
  return entry.ready;
}

/** Takes the page that came with the window. */
export function adoptServed(document: Document, path: string): void {
  adopted = path;
  entries.set(path, { ready: Promise.resolve(), page: readPage(document) });
}

/**
 * Says that a page was left. What came with the window is fetched anew when the visitor returns, for its HTML
 * was taken with all that had been opened and played until then.
 */
export function leaveServed(path: string): void {
  if (path === adopted) entries.delete(path);
}

async function fetchPage(path: string): Promise<ServedHtml | undefined> {
  const response = await fetch(path);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${response.status}: ${path}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  // The site has been published anew since: its HTML needs its own styles and scripts.
  if (styleSheet(page) !== styleSheet(document)) throw new Error(`${path} is of a newer site.`);
  return readPage(page);
}

const styleSheet = (page: Document): string | null | undefined =>
  page.querySelector('link[rel=stylesheet]')?.getAttribute('href');

function readPage(document: Document): ServedHtml | undefined {
  const served = document.querySelector('[data-served]');
  if (!served) return undefined;
  // Docusaurus marks what a page has put into the head.
  const head = [...document.head.querySelectorAll('[data-rh]:not(title)')];
  return {
    html: served.innerHTML,
    title: document.title,
    head: head.map((element) => ({
      tag: element.localName,
      attributes: Object.fromEntries(
        [...element.attributes].map(({ name, value }) => [name, value]),
      ),
      text: element.textContent ?? '',
    })),
  };
}
