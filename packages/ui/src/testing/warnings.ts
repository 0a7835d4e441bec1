import { vi } from 'vitest';

/** Warnings of components to the developer since the last call. Once taken, they no longer fail the test. */
export function takeWarnings(): string[] {
  // oxlint-disable-next-line no-console -- the spy of setup.ts
  const warn = vi.mocked(console.warn);
  const messages = warn.mock.calls.map(([message]) => String(message));
  warn.mockClear();
  return messages;
}

/** Takes React's words about keys that are alike: lists of spoilt words have them. */
export function takeDoubledKeys(): void {
  // oxlint-disable-next-line no-console -- the spy of setup.ts
  const error = vi.mocked(console.error);
  const others = error.mock.calls.filter(([message]) => !/same key/.test(String(message)));
  error.mockClear();
  for (const call of others) error(...call);
}

/** From now on words on the console are counted and not printed. What is not taken fails its test all the same, and is in its report. */
export function keepQuiet(): void {
  // oxlint-disable-next-line no-console -- the spies of setup.ts
  for (const spy of [vi.mocked(console.warn), vi.mocked(console.error)])
    spy.mockImplementation(() => undefined);
}
