import type { TFunction } from 'i18next';

const sources = ['listing', 'avtosalon_page', 'search', 'campaign', 'trade_in', 'dealer'] as const;

/** Where the buyer was, in words; a source that we do not know yet stays as it came. */
export function sourceWord(source: string, t: TFunction<'chat'>): string {
  const known = sources.find((each) => each === source);
  return known === undefined ? source : t(`source.${known}`);
}

const minute = 60_000;

/** Tone of a waiting time (design §4): below 10 minutes quiet, below an hour a warning, then danger. */
export function waitingTone(milliseconds: number): 'muted' | 'warn' | 'danger' {
  if (milliseconds < 10 * minute) return 'muted';
  return milliseconds < 60 * minute ? 'warn' : 'danger';
}
