const said = new Set<string>();

/**
 * Warns a developer what is wrong with a prop and how to fix it, once for each message. Every call is behind
 * `if (import.meta.env.DEV && …)`, so that builds for people carry neither the check nor the text.
 */
export function warnOnce(component: string, message: string): void {
  const warning = `[${component}] ${message}`;
  if (said.has(warning)) return;
  said.add(warning);
  // oxlint-disable-next-line no-console -- the one place where components speak to developers
  console.warn(warning);
}

/** Warns a developer that two of a list share what must be unique, once for each list. */
export function warnDoubled(
  component: string,
  what: string,
  ids: readonly (string | number)[],
): void {
  const seen = new Set<string | number>();
  const doubled = ids.find((id) => seen.size === seen.add(id).size);
  if (doubled === undefined) return;
  warnOnce(
    component,
    `Two ${what} share «${String(doubled)}»: give each its own, or one takes the place of the other.`,
  );
}

/** For tests: every message may be said again. */
export const forgetWarnings = (): void => said.clear();
