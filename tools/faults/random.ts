/** Pseudo-random numbers, repeatable by seed (mulberry32). */
export function randomOf(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    share: next,
    between: (low: number, high: number) => low + Math.floor(next() * (high - low + 1)),
    chance: (share: number) => next() < share,
  };
}

export type Random = ReturnType<typeof randomOf>;

export function pick<Value>(random: Random, list: readonly Value[]): Value {
  const found = list[random.between(0, list.length - 1)];
  if (found === undefined) throw new RangeError('Nothing to choose from.');
  return found;
}
