const day = 86_400_000;
/** Days of the figures are those of Tashkent, UTC+5 all year. */
const tashkentOffset = 5 * 3_600_000;

const dateOf = (time: number) => new Date(time + tashkentOffset).toISOString().slice(0, 10);

/**
 * The last days of the Tashkent calendar, today among them, as the contract wants them: both ends included.
 *
 * @param now milliseconds since 1970
 * @param days how many, at least 1
 */
export function periodOf(now: number, days: number): { from: string; to: string } {
  return { from: dateOf(now - (Math.max(1, days) - 1) * day), to: dateOf(now) };
}
