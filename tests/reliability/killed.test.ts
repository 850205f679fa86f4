import { expect, test } from 'vitest';
import { runRound } from '../../netlify/contact/round';
import type { Store } from '../../netlify/contact/store';
import { createMemoryStore } from '../unit/contact/store-memory';
import type { Mailer } from '../../netlify/contact/mailer';
import { CONTACT_HEADERS } from '../../src/lib/contact-limits';
import { createWorld, postFields, recordingMailer, type World } from '../unit/contact/support';
import { figure } from './support/figures';

const MINUTE = 60_000;

/**
 * Simulates `kill -9`: the call with number `at` takes effect or not, never returns, and no later call takes effect.
 */
class Killed {
  calls = 0;
  constructor(
    private readonly at: number,
    private readonly hasEffect: boolean,
  ) {}

  wrap<A extends unknown[], R>(call: (...args: A) => Promise<R>): (...args: A) => Promise<R> {
    return async (...args) => {
      this.calls += 1;
      if (this.calls < this.at) return call(...args);
      if (this.calls === this.at && this.hasEffect) await call(...args);
      return new Promise<never>(() => undefined);
    };
  }

  store(store: Store): Store {
    const self = <A extends unknown[], R>(call: (...args: A) => Promise<R>) => this.wrap(call);
    return {
      create: self(store.create.bind(store)),
      read: self(store.read.bind(store)),
      replace: self(store.replace.bind(store)),
      remove: self(store.remove.bind(store)),
      keys: self(store.keys.bind(store)),
      pages: store.pages.bind(store),
      folders: self(store.folders.bind(store)),
      put: self(store.put.bind(store)),
      get: self(store.get.bind(store)),
    };
  }

  mailer(mailer: Mailer): Mailer {
    return { send: this.wrap(mailer.send.bind(mailer)) };
  }
}

/** What is running when the process is killed, and what happens before. */
const SCENES: Record<
  string,
  { before?: (world: World) => Promise<void>; during: (world: World) => Promise<unknown> }
> = {
  'taking a message': { during: (world) => postFields(world, {}) },
  'a repeat a day later': {
    before: async (world) => {
      await postFields(world, {});
      world.clock.move(26 * 60 * MINUTE);
    },
    during: (world) => postFields(world, {}),
  },
  'a round that sends': {
    before: async (world) => {
      world.mailer.next = [{ kind: 'config', code: 'invalid_api_key' }];
      await postFields(world, {});
      await runRound(world);
      world.clock.move(61 * MINUTE);
    },
    during: (world) => runRound(world),
  },
  'a notice to the office': {
    before: async (world) => {
      await postFields(world, {}, { headers: { [CONTACT_HEADERS.trap]: 'x' } });
    },
    during: (world) => runRound(world),
  },
};

/** Resolves once everything that does not wait for the killed call has run. */
const settled = (): Promise<void> => new Promise((done) => setImmediate(() => setImmediate(done)));

test.each(Object.entries(SCENES))('%s, killed at every call', async (name, scene) => {
  let cells = 0;
  let lost = 0;
  let doubled = 0;
  let stuck = 0;
  for (const hasEffect of [false, true]) {
    for (let at = 1, isOver = false; !isOver; at += 1) {
      const truth = createMemoryStore();
      const world = createWorld({ store: truth });
      await scene.before?.(world);
      // Skip the sweep, whose 256 listings are all alike.
      if (name !== 'taking a message')
        await truth.put('note/sweep', '{"after":"","isComplete":true}');
      const mailsBefore = world.mailer.sent.length;
      const killed = new Killed(at, hasEffect);
      let answer: unknown;
      const mortal = {
        ...world,
        store: killed.store(truth),
        mailer: killed.mailer(world.mailer) as World['mailer'],
      };
      void scene.during(mortal).then((result) => (answer = result ?? true));
      await expect
        .poll(() => answer !== undefined || killed.calls >= at, { interval: 1 })
        .toBe(true);
      await settled();
      isOver = killed.calls < at;
      cells += 1;
      const isTaken =
        scene.before !== undefined && name !== 'a repeat a day later'
          ? true
          : answer instanceof Response && answer.status < 300;
      const survivor = { ...world, mailer: recordingMailer() };
      for (let n = 0; n < 40; n += 1) {
        world.clock.move(5 * MINUTE);
        await runRound(survivor);
      }
      const keys = [...world.mailer.sent.slice(mailsBefore), ...survivor.mailer.sent]
        .filter(({ key }) => key.startsWith('contact-'))
        .map(({ key }) => key);
      const listed = [...world.mailer.sent, ...survivor.mailer.sent].some(
        ({ mail, key }) => key.startsWith('notice-') && mail.text.includes('ana.nunez@example.com'),
      );
      if (isTaken && keys.length === 0 && !listed) lost += 1;
      // Sending twice with the same key is one mail, since the provider recognizes the key.
      if (new Set(keys).size > 1) doubled += 1;
      const left: string[] = [];
      for await (const page of truth.pages('due/'))
        left.push(...page.filter((key) => !/^due\/(sent|quarantine)/.test(key)));
      if (left.length > 0) stuck += 1;
    }
  }
  figure(`killed while ${name}, ${cells} places: lost`, '0', lost, lost === 0);
  figure(`killed while ${name}: doubled`, '0', doubled, doubled === 0);
  figure(`killed while ${name}: places left over after 3 hours`, '0', stuck, stuck === 0);
});
