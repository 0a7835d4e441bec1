import type { GetPricePositionParams, PricePosition } from '@karvon/api/search';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useSettled } from '../../../../shared/use-settled';
import { autoFormQueries } from '../queries';
import { useAutoForm } from '../use-auto-form';

export type MarketState =
  | { state: 'incomplete' }
  | { state: 'unavailable' }
  | { state: 'loading' }
  | { state: 'known'; position: PricePosition };

/** @param id listing to exclude from the comparison. Undefined for a new one */
export function usePricePosition(id: number | undefined): MarketState {
  const { control } = useAutoForm();
  const [model, generation, year, mileage, transmission, price, currency] = useWatch({
    control,
    name: [
      'core_car.car_model',
      'core_car.generation',
      'core_car.year',
      'core_car.mileage',
      'core_car.transmission',
      'price',
      'currency',
    ],
  });
  const settledPrice = useSettled(price);
  const settledMileage = useSettled(mileage);
  const isReady = model !== null && year !== null;
  const params: GetPricePositionParams = {
    currency,
    auto_id: id,
    ...(model !== null && { model_id: model.id }),
    year: year ?? undefined,
    generation_id: generation ?? undefined,
    ...(settledMileage !== null && settledMileage >= 0 && { mileage: settledMileage }),
    transmission: transmission ?? undefined,
    ...(settledPrice !== null && settledPrice > 0 && { price: settledPrice }),
  };
  const { data, isError } = useQuery(autoFormQueries.position(params, isReady));
  if (!isReady) return { state: 'incomplete' };
  if (isError) return { state: 'unavailable' };
  return data === undefined ? { state: 'loading' } : { state: 'known', position: data };
}
