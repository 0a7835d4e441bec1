/** So'm for one view or click (specification §9: 20 000 a hundred views, 2 000 a click). */
export const pricePerUnit = { CPM: 200, CPC: 2_000 } as const;
/** Number of views that a `CPM` price covers. */
export const viewsPerPrice = 100;
