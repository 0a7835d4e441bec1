import { useClock } from '../../private/use-clock';

const minute = 60_000;

/** Milliseconds from the server's current time until the moment, never below zero; `null` for an invalid time. */
export function remainingAt(until: string | number, serverOffset: number, now: number) {
  const end = typeof until === 'number' ? until : Date.parse(until);
  const offset = Number.isFinite(serverOffset) ? serverOffset : 0;
  return Number.isFinite(end) ? Math.max(0, end - (now + offset)) : null;
}

/** The time left, looked at again whenever a whole minute has gone, and when the page is looked at again. */
export function useRemaining(until: string | number, serverOffset: number): number | null {
  const now = useClock((at) => {
    const remaining = remainingAt(until, serverOffset, at);
    return remaining ? remaining % minute || minute : null;
  });
  return remainingAt(until, serverOffset, now);
}
