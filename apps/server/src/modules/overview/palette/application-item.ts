import { carTitle } from '../../catalogue/catalog/car-title';
import { applicationStatusLabels } from '../../trade-in/applications/application-labels';
import type { PaletteItem, PaletteMoment } from './palette-item';
import type { FoundApplication } from './palette.repository';
import { textMatches } from './text-matches';
import { timeAgo } from './time-ago';

export const toApplicationItem = (
  row: FoundApplication,
  { q, language, now }: PaletteMoment,
  thumbnail: string | undefined,
): PaletteItem => ({
  kind: 'application',
  id: row.id,
  title: row.client_name,
  subtitle: `${carTitle(row)} · ${applicationStatusLabels[row.status][language]}`,
  fact: timeAgo(row.created_at, now, language),
  thumbnail,
  matches: textMatches(row.client_name, q),
});
