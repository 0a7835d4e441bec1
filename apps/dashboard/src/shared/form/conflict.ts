export type Side = 'mine' | 'theirs';

export interface Difference<Field extends string> {
  field: Field;
  isMine: boolean;
  isTheirs: boolean;
}

/** The only side that changed the field. Undefined when both did. */
export function proposedSide({ isMine, isTheirs }: Difference<string>): Side | undefined {
  if (isMine && isTheirs) return undefined;
  return isMine ? 'mine' : 'theirs';
}

/** Fields to choose after a 412, in the form's order. @param differing compares two forms @param base values as loaded */
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
