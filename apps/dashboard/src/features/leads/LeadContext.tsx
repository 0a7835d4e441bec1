import { Link } from '@karvon/ui/Link';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDateIso } from '../../shared/format/date';
import { formatWait } from '../../shared/format/relative-time';
import { useServerNow } from '../../shared/format/use-server-now';
import { useLanguage } from '../../shared/i18n/use-language';
import { paths, withSearch } from '../../shared/paths';
import { useListState } from '../../shared/resource/filters/use-list-state';
import { useIsPhone } from '../../shared/table/use-screen';
import { leadFilters, leadQueries } from './queries';

const day = 86_400_000;

/** How fast buyers got a reaction, and in how many days; undefined until that is known. */
function useSpeed(): { text: string; days: number } | undefined {
  const { t } = useTranslation('leads');
  const language = useLanguage();
  const { data: panel } = useQuery(leadQueries.speed());
  const { median, days = 30 } = panel?.response_speed ?? {};
  if (median === undefined) return undefined;
  return { text: t('median', { time: formatWait(median * 1000, language), days }), days };
}

/** How many leads of how many buyers, in parts; empty until that is known. */
function useCountTexts(): string[] {
  const { t } = useTranslation('leads');
  const { state } = useListState(leadFilters);
  const { data: page } = useQuery(leadQueries.page(state));
  if (page === undefined) return [];
  return [t('count', { count: page.count }), t('buyers', { count: page.buyer_count })];
}

/** Under the title: how many leads of how many buyers. */
export const LeadContext = () => useCountTexts().join(' · ');

/** Over the rows of a phone, which has no room under its title: the same, and how fast they got a reaction. */
export function LeadCounts() {
  const isPhone = useIsPhone();
  const texts = [...useCountTexts(), useSpeed()?.text];
  return isPhone ? texts.filter(Boolean).join(' · ') : '\u00A0';
}

/** Where nobody waits: how fast buyers got a reaction. */
export const LeadSpeed = () => useSpeed()?.text;

/** The same beside the tabs: leads to those who waited longest. */
export function LeadSpeedLink() {
  const now = useServerNow();
  const speed = useSpeed();
  if (speed === undefined) return null;
  const from = formatDateIso(now - (speed.days - 1) * day);
  const href = withSearch(paths.leads, { from, to: formatDateIso(now), ordering: 'slowest' });
  return (
    <Link variant="quiet" href={href}>
      {speed.text}
    </Link>
  );
}
