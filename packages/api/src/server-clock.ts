/** Milliseconds that the server's clock is ahead of this device's; devices are often wrong by minutes. */
let offset = 0;
const listeners = new Set<() => void>();

/** The header has whole seconds: smaller differences are rounding and latency. */
const noise = 2000;

/** @param date the header `Date` of a response; anything else is ignored */
export function noteServerDate(date: string | undefined): void {
  const time = date === undefined ? Number.NaN : Date.parse(date);
  if (Number.isNaN(time)) return;
  const difference = time - Date.now();
  const next = Math.abs(difference) < noise ? 0 : difference;
  if (Math.abs(next - offset) < noise) return;
  offset = next;
  for (const listener of listeners) listener();
}

export function serverOffset(): number {
  return offset;
}

/** Milliseconds since 1970, to count down to the server's times. */
export function serverNow(): number {
  return Date.now() + offset;
}

/** @returns a function that unsubscribes */
export function onServerClock(changed: () => void): () => void {
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
  };
}
