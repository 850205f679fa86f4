import type { ComponentType } from 'react';

/**
 * When an island comes alive: after the first frame, when something on the page asks for it, or when the visitor first
 * uses it.
 */
export type Moment = 'painted' | 'asked' | 'used';

/** Brings existing HTML to life without React. Returns a function that undoes it. */
export type Starter = (island: HTMLElement) => () => void;

/** A part of the site that lives in the browser. What it imports dynamically is a script of its own. */
export type IslandEntry = { wakes: Moment } & (
  | {
      /** Loads the component. */
      load: () => Promise<ComponentType<never>>;
    }
  | {
      /** Loads the starter, for an island that is a field and a list and does not need React. */
      start: () => Promise<Starter>;
    }
);

/** Every island by its name. `src/browser/islands.ts` merges its list in, so that {@link Island} knows the names. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled there
export interface Islands {}

export type IslandName = keyof Islands;

/** The component that an island's script exports; any component if it exports none. */
export type IslandComponent<Name extends IslandName> = Islands[Name] extends {
  load: () => Promise<infer Of>;
}
  ? Of
  : ComponentType;

const entries = new Map<string, IslandEntry>();

/** Registers the islands that {@link islandEntry} returns. */
export function registerIslands(islands: Record<string, IslandEntry>): void {
  for (const [name, entry] of Object.entries(islands)) entries.set(name, entry);
}

/** Returns an island by its name. @throws Error that names the island if it is not registered */
export function islandEntry(name: string): IslandEntry {
  const entry = entries.get(name);
  if (!entry) throw new Error(`No island is called "${name}"; src/browser/islands.ts lists them.`);
  return entry;
}
