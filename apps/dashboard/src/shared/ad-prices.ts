/** So'm for one view or click (specification §9: 20 000 for a hundred views, 2 000 for a click). */
export const pricePerUnit = { CPM: 200, CPC: 2_000 } as const;
export const viewsPerPrice = 100;
