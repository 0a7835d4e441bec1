/** Minimum height of a row in pixels, by density. Rows of two lines have 60 or 48. */
export const rowHeight = { normal: 52, compact: 44 } as const;
