/** Side whose value is kept. */
export type Side = 'mine' | 'theirs';

/** A field that differs between the form and the server. */
export interface Difference<Field extends string> {
  field: Field;
  /** Changed here since loading. */
  isMine: boolean;
  /** Changed on the server since loading. */
  isTheirs: boolean;
}

/** Proposed side: the only one that changed the field. Undefined when both changed it, and the user must choose. */
export function proposedSide({ isMine, isTheirs }: Difference<string>): Side | undefined {
  if (isMine && isTheirs) return undefined;
  return isMine ? 'mine' : 'theirs';
}

/**
 * Fields to choose after a 412, in the order of the form.
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
