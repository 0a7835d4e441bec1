export * from './palette/palette.zod';
export * from './prices/prices.zod';
