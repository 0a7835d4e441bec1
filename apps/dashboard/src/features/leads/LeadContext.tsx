import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatWait } from '../../shared/format/relative-time';
import { useLanguage } from '../../shared/i18n/use-language';
import { useListState } from '../../shared/resource/filters/use-list-state';
import { useIsPhone } from '../../shared/table/use-screen';
import { leadFilters, leadQueries } from './queries';

/** How fast buyers got a reaction; undefined until that is known. */
function useSpeedText(): string | undefined {
  const { t } = useTranslation('leads');
  const language = useLanguage();
  const { data: panel } = useQuery(leadQueries.speed());
  const { median, days = 30 } = panel?.response_speed ?? {};
  if (median === undefined) return undefined;
  return t('median', { time: formatWait(median * 1000, language), days });
}

/** How many leads of how many buyers, in parts; empty until that is known. */
function useCountTexts(): string[] {
  const { t } = useTranslation('leads');
  const { state } = useListState(leadFilters);
  const { data: page } = useQuery(leadQueries.page(state));
  if (page === undefined) return [];
  return [t('count', { count: page.count }), t('buyers', { count: page.buyer_count })];
}

/** How many leads of how many buyers, and how fast they got a reaction. */
function useContextText(): string {
  const counts = useCountTexts();
  const speed = useSpeedText();
  return [...counts, speed].filter(Boolean).join(' · ');
}

/** The same under the title. */
export const LeadContext = () => useContextText();

/** Over the rows of a phone, which has no room under its title: the same. */
export function LeadCounts() {
  const isPhone = useIsPhone();
  const context = useContextText();
  return isPhone ? context : '\u00A0';
}

/** Where nobody waits: how fast buyers got a reaction. */
export const LeadSpeed = () => useSpeedText();
