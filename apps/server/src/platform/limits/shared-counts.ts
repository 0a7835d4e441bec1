import { type Clock, minute as minuteLength } from '../values/clock';

export interface MinuteCounts {
  /** Minutes since 1970. */
  minute: number;
  counts: readonly (readonly [key: string, count: number])[];
}

export interface Count {
  /** Requests in this minute, on this instance and, as far as reported, on the others. */
  count: number;
  /** Milliseconds until the count restarts. */
  endsIn: number;
}

export type Counter = (key: string) => Count;

/** Maximum number of remembered addresses. The oldest is dropped, so that many addresses cannot exhaust memory. */
const mostKeys = 50_000;
/** Share of its limit from which an address is published to the other instances. */
const worthPublishing = 0.1;
/** Addresses published at once, the busiest first. A message between instances holds eight thousand bytes. */
const mostPublished = 100;

/**
 * Counts requests by address. Instances send each other totals instead of increments, so that a lost or repeated message does no harm.
 * When instances are disconnected, each applies the limit to its own count, so a limit always holds.
 */
export function createSharedCounts(clock: Clock) {
  let minute = 0;
  let own = new Map<string, { count: number; published: number; from: number }>();
  /** Counts reported by other instances for this minute, and for the next one where their clock is ahead. */
  const others = new Map<number, Map<string, ReadonlyMap<string, number>>>();

  function turn(): number {
    const time = clock.now().getTime();
    const now = Math.floor(time / minuteLength);
    if (now !== minute) {
      minute = now;
      own = new Map();
      for (const past of others.keys()) if (past < now) others.delete(past);
    }
    return (now + 1) * minuteLength - time;
  }

  function add(key: string, from: number): Count {
    const endsIn = turn();
    const entry = own.get(key) ?? { count: 0, published: 0, from };
    entry.count += 1;
    own.set(key, entry);
    if (own.size > mostKeys) {
      const [oldest] = own.keys();
      if (oldest !== undefined) own.delete(oldest);
    }
    let { count } = entry;
    for (const said of others.get(minute)?.values() ?? []) count += said.get(key) ?? 0;
    return { count, endsIn };
  }

  return {
    /** @param max requests per minute */
    counter(name: string, max: number): Counter {
      const from = Math.max(1, Math.ceil(max * worthPublishing));
      return (key) => add(`${name} ${key}`, from);
    },

    /** Counts that the other instances may need; undefined when there are none. */
    news(): MinuteCounts | undefined {
      turn();
      const grown = [...own].filter(
        ([, { count, published, from }]) => count >= from && count > published,
      );
      if (grown.length === 0) return undefined;
      const busiest = grown.toSorted(([, a], [, b]) => b.count - a.count).slice(0, mostPublished);
      for (const [, entry] of busiest) entry.published = entry.count;
      return { minute, counts: busiest.map(([key, { count }]) => [key, count] as const) };
    },

    receive(instance: string, { minute: of, counts }: MinuteCounts): void {
      turn();
      if (of < minute || of > minute + 1) return;
      const known = others.get(of) ?? new Map<string, ReadonlyMap<string, number>>();
      const before = known.get(instance);
      const merged = new Map(before);
      for (const [key, count] of counts) merged.set(key, Math.max(count, merged.get(key) ?? 0));
      others.set(of, known.set(instance, merged));
    },
  };
}

export type SharedCounts = ReturnType<typeof createSharedCounts>;
