import { afterEach, describe, expect, test, vi } from 'vitest';
import { runtimeStyles } from '../../../src/lib/runtime-styles';

interface Rules {
  createHTML?: (text: string) => string | null;
  createScriptURL?: (text: string) => string | null;
}

/** A browser with Trusted Types, as far as the module uses them. */
function browser() {
  const made: [string, Rules][] = [];
  const trustedTypes = {
    defaultPolicy: undefined as Rules | undefined,
    createPolicy(name: string, rules: Rules) {
      if (made.some(([known]) => known === name)) throw new TypeError(`${name} is there`);
      made.push([name, rules]);
      if (name === 'default') trustedTypes.defaultPolicy = rules;
      return { createScriptURL: (text: string) => `trusted ${rules.createScriptURL!(text)}` };
    },
  };
  return { trustedTypes, made };
}

/** The module as a page loads it. */
async function load(trustedTypes?: object) {
  vi.resetModules();
  vi.stubGlobal('trustedTypes', trustedTypes);
  return import('../../../src/lib/trusted-types');
}

afterEach(() => vi.unstubAllGlobals());

describe('Trusted Types', () => {
  test('admit the known style sheets as HTML, and nothing else', async () => {
    const { trustedTypes } = browser();
    const { trustRuntimeStyles } = await load(trustedTypes);
    trustRuntimeStyles();
    trustRuntimeStyles();
    const { createHTML } = trustedTypes.defaultPolicy!;
    expect(createHTML!(runtimeStyles.radixSelectViewport)).toBe(runtimeStyles.radixSelectViewport);
    expect(createHTML!(`${runtimeStyles.radixSelectViewport}<img src=x>`)).toBeNull();
    expect(createHTML!('')).toBeNull();
  });

  test('make the address of the probe a trusted one, by one policy', async () => {
    const { trustedTypes, made } = browser();
    const { trustedProbe } = await load(trustedTypes);
    for (const page of ['a', 'b']) {
      expect(trustedProbe(`https://book.example/${page}`)).toBe(
        `trusted https://book.example/${page}`,
      );
    }
    expect(made.map(([name]) => name)).toEqual(['probe']);
  });

  test('are missed by no browser that does not know them', async () => {
    const { trustedProbe, trustRuntimeStyles } = await load(undefined);
    expect(trustRuntimeStyles).not.toThrow();
    expect(trustedProbe('https://book.example/')).toBe('https://book.example/');
  });
});
