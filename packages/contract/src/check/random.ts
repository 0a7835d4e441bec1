export interface Random {
  next: () => number;
  below: (limit: number) => number;
  pick: <T>(items: readonly T[]) => T | undefined;
  some: <T>(items: readonly T[], most: number) => T[];
  letters: (length: number) => string;
}

/** Non-deterministic numbers, for values that a server must not know yet, such as a phone number. */
export const createFresh = (): Random =>
  createRandom(crypto.getRandomValues(new Uint32Array(1))[0] ?? 1);

/** mulberry32: the same numbers for the same seed. */
export const createRandom = (seed: number): Random => {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    pick: (items) => items[below(items.length)],
    some: (items, most) => {
      const chosen = new Set(
        items
          .map((_, index) => ({ index, weight: next() }))
          .toSorted((one, other) => one.weight - other.weight)
          .slice(0, most)
          .map(({ index }) => index),
      );
      return items.filter((_, index) => chosen.has(index));
    },
    letters: (length) =>
      Array.from({ length }, () => 'abcdefghjkmnpqrstuvwxyz23456789'[below(31)] ?? 'a').join(''),
  };
};
