import { type Clock, minute as minuteLength } from '../values/clock';

/** How often each address asked in a minute of the clock. */
export interface MinuteCounts {
  /** Minutes since 1970. */
  minute: number;
  counts: readonly (readonly [key: string, count: number])[];
}

export interface Count {
  /** In this minute, on this instance and, as far as they have said, on the others. */
  count: number;
  /** Milliseconds until it begins over. */
  endsIn: number;
}

export type Counter = (key: string) => Count;

/** Addresses that are remembered; the oldest goes, so that a swarm of them takes no memory. */
const mostKeys = 50_000;
/** From this share of its limit on, an address is sent to the other instances. */
const worthPublishing = 0.1;
/** Addresses sent at once, the busiest first: eight thousand bytes is what a message between instances may have. */
const mostPublished = 100;

/**
 * Counts requests by address. Instances send each other what they counted, as totals and not as steps, so that a message that is lost or comes twice
 * changes nothing. Where they are cut off from each other, each one's own count holds: the limit is then that of one instance, never none.
 */
export function createSharedCounts(clock: Clock) {
  let minute = 0;
  let own = new Map<string, { count: number; published: number; from: number }>();
  /** What others said, of this minute and of the next where their clock is ahead. */
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
    /** A counter of its own for each kind of limit. @param max what the limit allows in a minute */
    counter(name: string, max: number): Counter {
      const from = Math.max(1, Math.ceil(max * worthPublishing));
      return (key) => add(`${name} ${key}`, from);
    },

    /** What the others do not know yet and may need; undefined where there is nothing. */
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

    /** Another instance counted. */
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
