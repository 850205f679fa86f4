import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {
  createElement,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { IslandComponent, IslandName } from './registry';
import { wakeInTime } from './wake';
import styles from './Island.module.css';

/** Values that survive being serialized in an attribute. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

export interface IslandProps<Name extends IslandName> {
  name: Name;
  /** The same component that the registry loads under this name. */
  component: IslandComponent<Name> & ComponentType<Record<string, never>>;
  props?: Record<string, Json>;
}

/**
 * Places a part of the page that comes alive in the browser, with a React root of its own. It is rendered apart from
 * the page, so that anything it lacks in the browser (Docusaurus' contexts) already fails at build.
 *
 * @throws Error that names the island if it cannot be rendered on its own
 */
export function Island<Name extends IslandName>({
  name,
  component,
  props = {},
}: IslandProps<Name>): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const prefix = `${name}${useId()}`;
  const [html] = useState(() => render(name, component as ComponentType, prefix, props));
  const links = useBrokenLinks();
  for (const [, href = ''] of html.matchAll(/<a [^>]*?href="(\/[^"]*)"/g)) links.collectLink(href);
  for (const [, id = ''] of html.matchAll(/ id="([^"]+)"/g)) links.collectAnchor(id);

  // Pages run effects only in live editing; the published site wakes its islands itself.
  useEffect(() => {
    const island = place.current?.firstElementChild;
    return island instanceof HTMLElement ? wakeInTime(island) : undefined;
  }, []);

  // The island's root element must not be part of the page's React tree, or React would complain in live editing.
  return <div ref={place} className={styles.place} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The island's HTML, with the attributes that the browser needs to hydrate it. */
function render(
  name: IslandName,
  component: ComponentType,
  identifierPrefix: string,
  props: Record<string, Json>,
): string {
  try {
    const __html = renderToString(createElement(component, props), { identifierPrefix });
    return renderToStaticMarkup(
      <div
        data-island={name}
        data-prefix={identifierPrefix}
        data-props={JSON.stringify(props)}
        dangerouslySetInnerHTML={{ __html }}
      />,
    );
  } catch (cause) {
    throw new Error(
      `The island "${name}" cannot be rendered by itself: ${(cause as Error).message} ` +
        'Of Docusaurus an island may use Translate alone; its links are NativeLink (src/islands/README.md).',
      { cause },
    );
  }
}
