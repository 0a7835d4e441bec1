import { carTitle } from '../../catalogue/catalog/car-title';
import { tradeInStatusLabels } from '../../trade-in/trade-in/trade-in-labels';
import { moneyText } from './money-text';
import type { PaletteItem, PaletteMoment } from './palette-item';
import type { FoundTradeInAuto } from './palette.repository';
import { textMatches } from './text-matches';

/** The subtitle distinguishes it from a listing of the same model. */
export function toTradeInItem(
  row: FoundTradeInAuto,
  { q, language }: PaletteMoment,
  thumbnail: string | undefined,
): PaletteItem {
  const title = carTitle(row);
  return {
    kind: 'trade_in_auto',
    id: row.id,
    title,
    subtitle: `Trade-in · ${tradeInStatusLabels[row.status][language]}`,
    fact:
      row.asking_price === null ? undefined : moneyText(row.asking_price, row.currency, language),
    thumbnail,
    matches: textMatches(title, q),
  };
}
