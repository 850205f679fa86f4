import { registerIslands, type IslandEntry } from '../islands/registry';

/**
 * Every island. Nothing outside this list has state, an effect, a ref or a handler. A tool's chunk has the name of its
 * island, by which its page requests it early (`src/postbuild/edits/tool-script.ts`).
 */
const islands = {
  'contact-form': {
    wakes: 'painted',
    load: async () => (await import('../components/contact/ContactForm')).ContactForm,
  },
  'agents-form': {
    wakes: 'painted',
    load: async () => (await import('../components/requests/AgentsForm')).AgentsForm,
  },
  'managers-form': {
    wakes: 'painted',
    load: async () => (await import('../components/requests/ManagersForm')).ManagersForm,
  },
  scheduler: {
    wakes: 'painted',
    load: async () => (await import('../components/scheduler/SchedulerFrame')).SchedulerFrame,
  },
  'tool-price': {
    wakes: 'painted',
    start: async () =>
      (await import(/* webpackChunkName: "tool-price" */ '../components/tools/live/start-price'))
        .startPrice,
  },
  'tool-test-dates': {
    wakes: 'painted',
    start: async () =>
      (
        await import(
          /* webpackChunkName: "tool-test-dates" */ '../components/tools/live/start-test-dates'
        )
      ).startTestDates,
  },
  'tool-closed-house': {
    wakes: 'painted',
    start: async () =>
      (
        await import(
          /* webpackChunkName: "tool-closed-house" */ '../components/tools/live/start-closed-house'
        )
      ).startClosedHouse,
  },
  'tool-law': {
    wakes: 'painted',
    start: async () =>
      (await import(/* webpackChunkName: "tool-law" */ '../components/tools/live/start-law'))
        .startLaw,
  },
  'tool-result': {
    wakes: 'painted',
    start: async () =>
      (await import(/* webpackChunkName: "tool-result" */ '../components/tools/live/start-result'))
        .startResult,
  },
  'home-field': {
    wakes: 'used',
    start: async () => (await import('../components/home/live/start-field')).startField,
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

declare module '../islands/registry' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- merged into the one of `src/islands`
  interface Islands extends Readonly<typeof islands> {}
}

registerIslands(islands);
