import { norm } from '../../../platform/values/text-norm';
import type { VinFacts } from '../vin/vin.service';
import { checkDigit, yearsOfModel } from '../vin/vin-rules';
import type { Warning } from './import-types';
import type { Matcher } from './matching';
import type { PlanContext } from './plan-context';
import type { RowValues } from './row-values';

/** Fills the empty cells of brand and model by the VIN. */
export function nameByVin(texts: RowValues['texts'], { brand, car_model }: VinFacts): void {
  if (brand === undefined) return;
  texts.brand ??= brand.name;
  if (car_model !== undefined && norm(texts.brand) === norm(brand.name))
    texts.car_model ??= car_model.name;
}

/** Year by the VIN, unless there are several. */
export function yearByVin(
  { years }: VinFacts,
  modelId: number | undefined,
  { rows }: Matcher,
): number | undefined {
  const fitting = modelId === undefined ? years : yearsOfModel(years, modelId, rows.generations);
  return fitting.length === 1 ? fitting[0] : undefined;
}

export function vinWarnings(
  vin: string | null,
  { elsewhere }: Pick<PlanContext, 'elsewhere'>,
): Warning[] {
  if (vin === null) return [];
  return [
    ...(checkDigit(vin) === 'wrong' ? [{ code: 'vin_check' as const, field: 'vin' as const }] : []),
    ...(elsewhere.has(vin) ? [{ code: 'vin_elsewhere' as const, field: 'vin' as const }] : []),
  ];
}
