const said = new Set<string>();

/**
 * Tells a developer what is wrong with a prop and how to mend it, once for each message. Every call stands behind
 * `if (import.meta.env.DEV && …)`, so that builds for people carry neither the check nor the words.
 */
export function warnOnce(component: string, message: string): void {
  const words = `[${component}] ${message}`;
  if (said.has(words)) return;
  said.add(words);
  // oxlint-disable-next-line no-console -- the one place where components speak to developers
  console.warn(words);
}

/** For tests: every message may be said anew. */
export const forgetWarnings = (): void => said.clear();
