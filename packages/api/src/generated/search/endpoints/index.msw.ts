export { getPaletteMock } from './palette/palette.msw'
export { getPricesMock } from './prices/prices.msw'
