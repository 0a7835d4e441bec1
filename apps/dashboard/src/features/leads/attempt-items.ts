import type { Lead } from '@karvon/api/main';
import { PhoneMissed, PhoneOff } from 'lucide-react';
import type { useTranslation } from 'react-i18next';
import type { RowMenuItems } from '../../shared/resource/actions/RowMenu';
import type { LeadActions } from './use-lead-actions';

/** Outcomes of a missed call. Empty when the buyer does not wait or has no known number. */
export function attemptItems(
  { id, status, phone }: Pick<Lead, 'id' | 'status' | 'phone'>,
  attempt: LeadActions['attempt'],
  t: ReturnType<typeof useTranslation<'leads'>>['t'],
): RowMenuItems {
  if (status !== 'new' || phone === undefined) return [];
  return [
    {
      id: 'no_answer',
      label: t('noAnswer'),
      icon: PhoneMissed,
      asks: true,
      onAction: () => void attempt.run({ id, attempt: 'no_answer' }),
    },
    {
      id: 'wrong_number',
      label: t('wrongNumber'),
      icon: PhoneOff,
      asks: true,
      onAction: () => void attempt.run({ id, attempt: 'wrong_number' }),
    },
  ];
}
