/** The part used here of an API that TypeScript's library does not know yet. */
interface TrustedTypes {
  createPolicy: (name: 'default', rules: Record<string, Rule>) => unknown;
}

/** Returns a text that may be used in the sink; undefined makes the browser refuse and report it. */
type Rule = (text: string, type: string, sink: string) => string | undefined;

/**
 * The page's policy (`require-trusted-types-for`) lets no text become HTML or a script address except by these rules:
 * text without a tag, for example the rules that a library puts in a `<style>`, and scripts of this host. `<object>`
 * addresses pass, since `object-src` restricts them. Browsers without trusted types are not affected.
 */
export function installTrusted(window: Window & { trustedTypes?: TrustedTypes }): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text.includes('<') ? undefined : text),
    createScriptURL: (url, _type, sink) =>
      sink.startsWith('HTMLObj') || new URL(url, location.href).origin === location.origin
        ? url
        : undefined,
  });
}
