/** How high a row is, in pixels, by the density. Rows with more lines grow. */
export const rowHeight = { normal: 52, compact: 44 } as const;
