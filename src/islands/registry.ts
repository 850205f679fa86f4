import type { ComponentType } from 'react';

/** When an island comes alive: after the first frame, or when the visitor asks for it (see `askFor`). */
export type Moment = 'painted' | 'asked';

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

/** Every island there is. What is not in here has no state, effect, ref or handler. */
export const islands = {
  'contact-form': {
    wakes: 'painted',
    load: async () => (await import('../components/contact/ContactForm')).ContactForm,
  },
  scheduler: {
    wakes: 'painted',
    load: async () => (await import('../components/scheduler/SchedulerFrame')).SchedulerFrame,
  },
  'tool-price': {
    wakes: 'painted',
    start: async () => (await import('../components/tools/live/start-price')).startPrice,
  },
  'tool-test-dates': {
    wakes: 'painted',
    start: async () => (await import('../components/tools/live/start-test-dates')).startTestDates,
  },
  'tool-closed-house': {
    wakes: 'painted',
    start: async () =>
      (await import('../components/tools/live/start-closed-house')).startClosedHouse,
  },
  'tool-law': {
    wakes: 'painted',
    start: async () => (await import('../components/tools/live/start-law')).startLaw,
  },
  'tool-result': {
    wakes: 'painted',
    start: async () => (await import('../components/tools/live/start-result')).startResult,
  },
  'search-page': {
    wakes: 'painted',
    start: async () => (await import('../components/search/live/start-page')).startPage,
  },
  'search-dialog': {
    wakes: 'asked',
    start: async () => (await import('../components/search/live/start-panel')).startPanel,
  },
} satisfies Record<string, IslandEntry>;

export type IslandName = keyof typeof islands;

/** The component of an island, as its script exports it; any, where the script has none. */
export type IslandComponent<Name extends IslandName> = (typeof islands)[Name] extends {
  load: () => Promise<infer Of>;
}
  ? Of
  : ComponentType;
