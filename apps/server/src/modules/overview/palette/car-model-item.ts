import { carModelStatusLabels } from '../../catalogue/car-models/car-model-labels';
import type { Texts } from '../../../platform/values/language';
import type { PaletteItem, PaletteMoment } from './palette-item';
import type { FoundCarModel } from './palette.repository';
import { textMatches } from './text-matches';
import { timeAgo } from './time-ago';

/** Distinguishes a proposal from a car of the same model. */
const section: Texts = { ru: 'Контроль авто', uz: 'Avto nazorati' };

export function toCarModelItem(
  row: FoundCarModel,
  { q, language, now }: PaletteMoment,
  thumbnail: string | undefined,
): PaletteItem {
  const title = `${row.brand_name} ${row.car_model_name}`;
  return {
    kind: 'car_model',
    id: row.id,
    title,
    subtitle: `${section[language]} · ${carModelStatusLabels[row.status][language]}`,
    fact: timeAgo(row.created_at, now, language),
    thumbnail,
    matches: textMatches(title, q),
  };
}
