/** What TypeScript's library does not know yet. */
interface TrustedTypes {
  createPolicy: (name: 'default', rules: Record<string, Rule>) => unknown;
}

/** Gives a text back that may become what the browser makes of it; of another one the browser says what it refused. */
type Rule = (text: string, type: string, sink: string) => string | undefined;

/**
 * The page's policy lets no text become HTML or script (`require-trusted-types-for`) but by these rules: text without
 * a tag, such as the rules that a library puts into a `<style>`, and scripts of this host. What an `<object>` shows,
 * `object-src` says. A browser that knows no trusted types goes on as ever.
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
