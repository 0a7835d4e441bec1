export type FilterValue = string | number | boolean | string[] | number[];

export type FilterValues = Readonly<Record<string, FilterValue | undefined>>;
