import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatWait } from '../../shared/format/relative-time';
import { useLanguage } from '../../shared/i18n/use-language';
import { useListState } from '../../shared/resource/filters/use-list-state';
import { leadFilters, leadQueries } from './queries';

/** Under the title: how many leads of how many buyers, and how fast they got a reaction. */
export function LeadContext() {
  const { t } = useTranslation('leads');
  const language = useLanguage();
  const { state } = useListState(leadFilters);
  const { data: page } = useQuery(leadQueries.page(state));
  const { data: panel } = useQuery(leadQueries.speed());
  const { median, days } = panel?.response_speed ?? {};
  return [
    page && t('count', { count: page.count }),
    page && t('buyers', { count: page.buyer_count }),
    median !== undefined &&
      t('median', { time: formatWait(median * 1000, language), days: days ?? 30 }),
  ]
    .filter(Boolean)
    .join(' · ');
}
