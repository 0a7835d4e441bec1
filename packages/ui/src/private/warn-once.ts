const said = new Set<string>();

/**
 * Warns a developer about a wrong prop and how to fix it, once per message. Calls are behind `if (import.meta.env.DEV
 * && …)`, so that production builds have neither check nor text.
 */
export function warnOnce(component: string, message: string): void {
  const warning = `[${component}] ${message}`;
  if (said.has(warning)) return;
  said.add(warning);
  // oxlint-disable-next-line no-console -- the one place where components speak to developers
  console.warn(warning);
}

/** Warns about duplicate values in a list, once per list. */
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

/** For tests: allows every message again. */
export const forgetWarnings = (): void => said.clear();
