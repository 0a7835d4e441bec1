export * from './palette/palette';
export * from './prices/prices';
