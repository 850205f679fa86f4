/**
 * Trusted Types: the policy of the pages has browsers refuse text that a script would have run or read as HTML, but for
 * what is admitted here by name. Browsers that do not know them do as before.
 */
import { runtimeStyles } from './runtime-styles';

/** The names: the loader of the site's own scripts, the scheduler's probe, and what libraries insert. */
export const TRUSTED_TYPES = { chunks: 'chunks', probe: 'probe', styles: 'default' } as const;

type Rules = Partial<Record<'createHTML' | 'createScriptURL', (text: string) => string | null>>;

interface Factory {
  defaultPolicy: unknown;
  createPolicy: (name: string, rules: Rules) => { createScriptURL: (text: string) => unknown };
}

const { trustedTypes } = globalThis as { trustedTypes?: Factory };

/** Lets a library write the style sheets that it is known to insert, and no other text, as HTML. */
export function trustRuntimeStyles(): void {
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  const known: readonly string[] = Object.values(runtimeStyles);
  trustedTypes.createPolicy(TRUSTED_TYPES.styles, {
    createHTML: (text) => (known.includes(text) ? text : null),
  });
}

let probe: ReturnType<Factory['createPolicy']> | undefined;

/** The scheduler's address as an `<object>` takes it; what that may open, the policy of the pages says as well. */
export function trustedProbe(address: string): string {
  probe ??= trustedTypes?.createPolicy(TRUSTED_TYPES.probe, { createScriptURL: (text) => text });
  return (probe?.createScriptURL(address) ?? address) as string;
}
