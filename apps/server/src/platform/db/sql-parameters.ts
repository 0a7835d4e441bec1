/** Collects the values of a hand-written statement; `add` gives the placeholder. */
export interface SqlParameters {
  readonly values: unknown[];
  /** @returns `$n` */
  add(value: unknown): string;
}

export function createParameters(): SqlParameters {
  const values: unknown[] = [];
  return {
    values,
    add(value) {
      values.push(value);
      return `$${values.length}`;
    },
  };
}
