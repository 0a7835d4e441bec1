/** Whose value is to stay. */
export type Side = 'mine' | 'theirs';

/** A field that differs between a form and what the server has by now. */
export interface Difference<Field extends string> {
  field: Field;
  /** Changed here since it was loaded. */
  isMine: boolean;
  /** Changed on the server since then. */
  isTheirs: boolean;
}

/** What is proposed: what only one side changed is that side's; what both changed has to be chosen. */
export function proposedSide({ isMine, isTheirs }: Difference<string>): Side | undefined {
  if (isMine && isTheirs) return undefined;
  return isMine ? 'mine' : 'theirs';
}

/**
 * What has to be chosen after a 412, in the order of the fields.
 *
 * @param differing names the fields in which two forms differ
 * @param base as it was loaded
 * @param mine as it is in the form
 * @param theirs as the server has it now
 */
export function threeWay<Values, Field extends string>(
  differing: (one: Values, other: Values) => readonly Field[],
  base: Values,
  mine: Values,
  theirs: Values,
): Difference<Field>[] {
  const [here, there] = [new Set(differing(base, mine)), new Set(differing(base, theirs))];
  return differing(mine, theirs).map((field) => ({
    field,
    isMine: here.has(field),
    isTheirs: there.has(field),
  }));
}
