import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useListState } from '../../shared/resource/filters/use-list-state';
import { applicationFilters, applicationQueries } from './queries';

/** Under the title: today's inspections, the overdue ones, and how many decisions were for the car. */
export function ApplicationContext() {
  const { t } = useTranslation('applications');
  const { state } = useListState(applicationFilters);
  const { data: page } = useQuery(applicationQueries.page(state));
  if (page === undefined) return null;
  const { today_count: today, overdue_count: overdue, decisions } = page;
  const { approved, decided } = decisions;
  return [
    today > 0 && t('context.today', { count: today }),
    overdue > 0 && t('context.overdue', { count: overdue }),
    decided > 0 &&
      t('context.decisions', {
        approved,
        decided,
        percent: Math.round((approved / decided) * 100),
      }),
  ]
    .filter(Boolean)
    .join(' · ');
}
