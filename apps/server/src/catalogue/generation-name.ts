/** Name of a generation with its years, which is how people tell them apart. */
export const generationName = (name: string, start: number | null, stop: number | null): string =>
  start === null ? name : `${name} (${start}–${stop ?? ''})`;
