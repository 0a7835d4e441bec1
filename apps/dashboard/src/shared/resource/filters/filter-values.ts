/** What a filter's entry of the URL can hold. */
export type FilterValue = string | number | boolean | string[] | number[];

/** Entries of the URL by name, where their filters are not known. */
export type FilterValues = Readonly<Record<string, FilterValue | undefined>>;
