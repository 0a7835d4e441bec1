import { campaignStatusLabels } from '../../promotion/ads/campaign-labels';
import { titleOf } from '../../promotion/ads/campaign-title';
import { moneyText } from './money-text';
import type { PaletteItem, PaletteMoment } from './palette-item';
import type { FoundCampaign } from './palette.repository';
import { textMatches } from './text-matches';

export function toCampaignItem(
  row: FoundCampaign,
  { q, language }: PaletteMoment,
  thumbnail: string | undefined,
): PaletteItem {
  const title = titleOf(row, language);
  return {
    kind: 'campaign',
    id: row.id,
    title,
    subtitle: `${row.company_name} · ${campaignStatusLabels[row.status][language]}`,
    fact: moneyText(row.budget, 'UZS', language),
    thumbnail,
    matches: textMatches(title, q),
  };
}
