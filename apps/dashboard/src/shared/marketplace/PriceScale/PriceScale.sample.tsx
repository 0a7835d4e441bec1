import { PriceScale } from './PriceScale';

const inMillions = (price: number) => `${Math.round(price / 1_000_000)} млн`;

export function PriceOnTheMarket() {
  return (
    <PriceScale
      aria-label="219 млн, хорошая цена. Похожие от 198 до 249 млн"
      low={198_000_000}
      high={249_000_000}
      good={[205_000_000, 222_000_000]}
      value={219_000_000}
      format={inMillions}
    />
  );
}
