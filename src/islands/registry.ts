import type { ComponentType } from 'react';

/** When an island comes alive: after the first frame, or when the visitor asks for it (see `askFor`). */
export type Moment = 'painted' | 'asked';

/** A part of the site that lives in the browser. */
export interface IslandEntry {
  wakes: Moment;
  /** Loads its component. The part after `import` is a script of its own. */
  load: () => Promise<ComponentType<never>>;
}

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
  'search-page': {
    wakes: 'painted',
    load: async () => (await import('../components/search/SearchPage')).SearchPage,
  },
  'search-dialog': {
    wakes: 'asked',
    load: async () => (await import('../components/search/SearchPanel')).SearchPanel,
  },
} satisfies Record<string, IslandEntry>;

export type IslandName = keyof typeof islands;

/** The component of an island, as its script exports it. */
export type IslandComponent<Name extends IslandName> = Awaited<
  ReturnType<(typeof islands)[Name]['load']>
>;
