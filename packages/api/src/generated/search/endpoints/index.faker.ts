export * from './palette/palette.faker'
export * from './prices/prices.faker'
