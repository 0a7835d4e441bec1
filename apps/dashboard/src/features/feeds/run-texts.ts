import type { FeedRun } from '@karvon/api/main';
import type { TFunction } from 'i18next';

type Translate = TFunction<'feeds'>;

/** Why the address was not read. */
export function failureText(t: Translate, { failure, http_status: status }: FeedRun): string {
  if (failure === 'status' && status === 304) return t('failure.unchanged');
  if (failure === 'status') return t('failure.status', { status: status ?? 0 });
  return t(`failure.${failure ?? 'unreachable'}`);
}

/** Why a run is held. */
export const heldText = (t: Translate, { held_reason: reason, gone, before }: FeedRun): string =>
  t(`held.${reason ?? 'unreadable'}`, { n: gone, all: before });

/** Result of a run in one line. */
export function runText(t: Translate, run: FeedRun): string {
  const { state, created, updated, same, choice, failed, vanished } = run;
  if (state === 'failed') return failureText(t, run);
  if (state === 'held') return heldText(t, run);
  const off = vanished.filter(({ result }) => result === 'deactivated').length;
  const listed = vanished.length - off;
  const isPlan = state === 'checking' || state === 'ready';
  return [
    t('carsIn', { count: run.cars }),
    created > 0 && t(isPlan ? 'willCreate' : 'created', { n: created }),
    updated > 0 && t(isPlan ? 'willChange' : 'updated', { n: updated }),
    same > 0 && t('same', { n: same }),
    choice > 0 && t('choice', { n: choice }),
    failed > 0 && t('failed', { n: failed }),
    off > 0 && t('wentOff', { n: off }),
    listed > 0 && t('listed', { n: listed }),
  ]
    .filter(Boolean)
    .join(' · ');
}
