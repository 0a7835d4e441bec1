import type { Avtosalon } from '@karvon/api/main';
import type { Language } from '../../shared/i18n/languages';

/** District (or region) and street in one line: what distinguishes showrooms of a city. */
export function addressOf(
  { region, district, address }: Pick<Avtosalon, 'region' | 'district' | 'address'>,
  language: Language,
): string {
  return [(district ?? region).translations[language].name, address].join(', ');
}
