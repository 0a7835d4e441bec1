import type { TFunction } from 'i18next';

const sources = ['listing', 'avtosalon_page', 'search', 'campaign', 'trade_in', 'dealer'] as const;

/** Where the buyer was, in words; a source that we do not know yet stays as it came. */
export function sourceLabel(source: string, t: TFunction<'chat'>): string {
  const known = sources.find((each) => each === source);
  return known === undefined ? source : t(`source.${known}`);
}
