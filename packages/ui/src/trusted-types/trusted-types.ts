/** HTML that libraries assign: react-aria clears its live region with `''`, Leaflet tests for SVG with `'<svg/>'`. */
const libraryHtml: readonly string[] = ['', '<svg/>'];

const only = (allowed: readonly string[]) => (text: string) =>
  allowed.includes(text) ? text : null;

/**
 * Sets the default Trusted Types policy: it passes those two constants and worker addresses, and rejects every other string (ADR 0058). Call it once, before the first render. The Content Security Policy allows only a policy named `default`.
 * @param workers addresses that the page registers
 */
export function installTrustedTypes(workers: readonly string[] = []): void {
  // TypeScript's DOM library lacks Trusted Types.
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes');
  if (typeof factory !== 'object' || factory === null) return;
  // A page has one default policy. Tests share a page.
  if (Reflect.get(factory, 'defaultPolicy') !== null) return;
  const create: unknown = Reflect.get(factory, 'createPolicy');
  const rules = { createHTML: only(libraryHtml), createScriptURL: only(workers) };
  if (typeof create === 'function') Reflect.apply(create, factory, ['default', rules]);
}
