import { Link } from '@karvon/ui/Link';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../shared/i18n/use-language';
import { useListState } from '../../shared/resource/filters/use-list-state';
import { applicationFilters, applicationQueries } from './queries';

/** Under the title: today's inspections, the overdue ones, and how many decisions were for the car. Each figure leads to its rows. */
export function ApplicationContext() {
  const { t } = useTranslation('applications');
  const language = useLanguage();
  const { state, href } = useListState(applicationFilters);
  const { data: page } = useQuery(applicationQueries.page(state));
  if (page === undefined) return null;
  const { today_count: today, overdue_count: overdue, decisions } = page;
  const { approved, decided, from, to } = decisions;
  // Decisions are counted whenever the application came and was inspected.
  const decidedThen = {
    from: undefined,
    to: undefined,
    scheduled_from: undefined,
    scheduled_to: undefined,
    decided_from: from,
    decided_to: to,
  };
  const link = (text: string, part: Parameters<typeof href>[0]) => (
    <Link href={href(part)}>{text}</Link>
  );
  const ofAll = link(t('context.decided', { count: decided }), {
    ...decidedThen,
    status: ['approved', 'rejected'],
  });
  const ours = link(t('context.approved', { count: approved }), {
    ...decidedThen,
    status: ['approved'],
  });
  const percent = t('context.percent', { percent: Math.round((approved / decided) * 100) });
  const parts: ReactNode[] = [
    today > 0 &&
      link(t('context.today', { count: today }), {
        status: ['scheduled'],
        scheduled_from: to,
        scheduled_to: to,
      }),
    overdue > 0 &&
      link(t('context.overdue', { count: overdue }), { status: ['scheduled'], overdue: true }),
    decided > 0 && (
      <>
        {language === 'ru' ? ours : ofAll} {language === 'ru' ? ofAll : ours}
        {percent}
      </>
    ),
  ];
  return parts
    .filter((part) => part !== false)
    .map((part, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- three parts in a fixed order
      <Fragment key={at}>
        {at > 0 && ' · '}
        {part}
      </Fragment>
    ));
}
