export { PriceAdvice } from './PriceAdvice';
export { PriceHistory } from './PriceHistory';
