import { vi } from 'vitest';

/** Warnings of components to the developer since the last call. Once taken, they no longer fail the test. */
export function takeWarnings(): string[] {
  // oxlint-disable-next-line no-console -- the spy of setup.ts
  const warn = vi.mocked(console.warn);
  const messages = warn.mock.calls.map(([message]) => String(message));
  warn.mockClear();
  return messages;
}

/** Removes React's warnings about duplicate keys, which lists of invalid values cause. */
export function takeDoubledKeys(): void {
  // oxlint-disable-next-line no-console -- the spy of setup.ts
  const error = vi.mocked(console.error);
  const others = error.mock.calls.filter(([message]) => !/same key/.test(String(message)));
  error.mockClear();
  for (const call of others) error(...call);
}

/** Records console output without printing it. Output that is not taken still fails its test. */
export function keepQuiet(): void {
  // oxlint-disable-next-line no-console -- the spies of setup.ts
  for (const spy of [vi.mocked(console.warn), vi.mocked(console.error)])
    spy.mockImplementation(() => undefined);
}
