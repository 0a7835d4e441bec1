/** Tashkent is five hours ahead of UTC all year. */
const offset = 5 * 3_600_000;

export const dayInTashkent = (time: Date): string =>
  new Date(time.getTime() + offset).toISOString().slice(0, 10);
