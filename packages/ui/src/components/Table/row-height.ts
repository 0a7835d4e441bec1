/** Minimum height of a row in pixels, by density. Rows with more lines grow. */
export const rowHeight = { normal: 52, compact: 44 } as const;
