interface Field {
  value: string;
  isRequired?: boolean;
}

/** Field of each column, by the id of the column; `null` where the column is skipped. */
export type Mapping = Readonly<Record<string, string | null>>;

/** Fields that must have a column and have none, in their order. */
export const missingFields = <Of extends Field>(fields: readonly Of[], mapping: Mapping): Of[] => {
  const used = new Set(Object.values(mapping));
  return fields.filter(({ value, isRequired }) => isRequired === true && !used.has(value));
};

/** Fields that more than one column is imported into. */
export function repeatedFields(mapping: Mapping): ReadonlySet<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const field of Object.values(mapping)) {
    if (field === null) continue;
    if (seen.has(field)) repeated.add(field);
    seen.add(field);
  }
  return repeated;
}

/** True when a file can be imported: every required field has a column, and no field has two. */
export const isMapped = (fields: readonly Field[], mapping: Mapping): boolean =>
  missingFields(fields, mapping).length === 0 && repeatedFields(mapping).size === 0;
