/** Deterministic random numbers, so that every demo is the same. */
export interface Random {
  next(): number;
  between(low: number, high: number): number;
  /** Both included. */
  int(low: number, high: number): number;
  chance(share: number): boolean;
  /** @throws Error for an empty list */
  pick<T>(list: readonly T[]): T;
  /** Earlier items are more likely. */
  pickSkewed<T>(list: readonly T[]): T;
  /** Different items, in the order of the list. */
  some<T>(list: readonly T[], count: number): T[];
}

/** @throws Error for an empty list */
function at<T>(list: readonly T[], share: number): T {
  const [found] = list.slice(Math.floor(share * list.length));
  if (found === undefined) throw new Error('There is nothing to choose from.');
  return found;
}

/** mulberry32: 32 bits of state are enough for a demo. */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number) => low + next() * (high - low);
  return {
    next,
    between,
    int: (low, high) => Math.floor(between(low, high + 1)),
    chance: (share) => next() < share,
    pick: (list) => at(list, next()),
    pickSkewed: (list) => at(list, next() ** 2),
    some(list, count) {
      const places = list.map((_, place) => ({ place, order: next() }));
      places.sort((a, b) => a.order - b.order);
      const chosen = new Set(places.slice(0, count).map(({ place }) => place));
      return list.filter((_, place) => chosen.has(place));
    },
  };
}
