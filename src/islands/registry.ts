import type { ComponentType } from 'react';

/**
 * When an island comes alive: after the first frame, when something in the page asks for it, or when the visitor first
 * goes into it.
 */
export type Moment = 'painted' | 'asked' | 'used';

/** Brings HTML to life that it was given, without React. It answers with what takes the life out again. */
export type Starter = (island: HTMLElement) => () => void;

/** A part of the site that lives in the browser. The part after `import` is a script of its own. */
export type IslandEntry = { wakes: Moment } & (
  | {
      /** Loads its component. */
      load: () => Promise<ComponentType<never>>;
    }
  | {
      /** Loads what brings its HTML to life, for an island that is a field and a list and can do without React. */
      start: () => Promise<Starter>;
    }
);

/** Every island, by its name: `src/browser/islands.ts` declares them here, so that {@link Island} knows their names. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled there
export interface Islands {}

export type IslandName = keyof Islands;

/** The component of an island, as its script exports it; any, where the script has none. */
export type IslandComponent<Name extends IslandName> = Islands[Name] extends {
  load: () => Promise<infer Of>;
}
  ? Of
  : ComponentType;

const entries = new Map<string, IslandEntry>();

/** Makes the islands known that {@link islandEntry} answers with. */
export function registerIslands(islands: Record<string, IslandEntry>): void {
  for (const [name, entry] of Object.entries(islands)) entries.set(name, entry);
}

/** @throws Error that names an island which nobody registered */
export function islandEntry(name: string): IslandEntry {
  const entry = entries.get(name);
  if (!entry) throw new Error(`No island is called "${name}"; src/browser/islands.ts lists them.`);
  return entry;
}
