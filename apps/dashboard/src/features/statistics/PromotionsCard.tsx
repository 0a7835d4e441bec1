import type { PromotionSummary } from '@karvon/api/main';
import { Inline } from '@karvon/ui/Inline';
import { Link } from '@karvon/ui/Link';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Table } from '@karvon/ui/Table';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../shared/format/number';
import type { Language } from '../../shared/i18n/languages';
import { useLanguage } from '../../shared/i18n/use-language';
import { paths } from '../../shared/paths';
import { QueryBoundary } from '../../shared/resource/query/QueryBoundary';
import { HowPopover } from './HowPopover';
import { links } from './links';
import { statisticsQueries } from './queries';
import { TableCard } from './TableCard';
import { useEquations } from './use-equations';
import type { StatisticsState } from './use-statistics-search';

type Part = 'total' | 'active' | 'inactive';

const notRunning = 'moderation,paused,stopped,finished,declined';

const free = { active: 'false', inactive: 'true' } as const;

function itemsOf(state: StatisticsState, key: PromotionSummary['key'], part: Part): string {
  if (key === 'refresh')
    return links.cars(state, {
      status: 'active',
      ...(part !== 'total' && { can_refresh: free[part] }),
    });
  const status = { total: undefined, active: 'active', inactive: notRunning }[part];
  return links.campaigns(key === 'campaign_cpm' ? 'CPM' : 'CPC', status);
}

const countCell = ({
  state,
  part,
  header,
  language,
  name,
}: {
  state: StatisticsState;
  part: Part;
  header: string;
  language: Language;
  name: (key: PromotionSummary['key']) => string;
}) =>
  function CountCell(row: PromotionSummary) {
    const count = formatNumber(row[part], language);
    return (
      <Link
        variant="quiet"
        href={itemsOf(state, row.key, part)}
        aria-label={`${name(row.key)}, ${header}: ${count}`}
      >
        {count}
      </Link>
    );
  };

export function PromotionsCard({ state }: { state: StatisticsState }) {
  const { t } = useTranslation('statistics');
  const language = useLanguage();
  const query = useQuery(statisticsQueries.promotions(state));
  const equations = useEquations();
  const column = (id: Part, header: string) => ({
    id,
    header,
    align: 'end' as const,
    cell: countCell({ state, part: id, header, language, name: (key) => t(`promotion.${key}`) }),
  });
  return (
    <TableCard
      title={t('promotions')}
      action={
        <Inline gap={3} isWrapping={false}>
          <Link href={paths.ads.index}>{t('ads')}</Link>
          {query.data !== undefined && (
            <HowPopover
              subject={t('promotions')}
              text={t('how.promotions')}
              equations={equations.promotions(query.data.results)}
            />
          )}
        </Inline>
      }
    >
      <QueryBoundary query={query} level={3} skeleton={<Skeleton height="160px" radius="md" />}>
        {({ results }) => (
          <Table
            aria-label={t('promotions')}
            rows={results}
            getRowId={({ key }) => key}
            columns={[
              {
                id: 'service',
                header: t('service'),
                isRowHeader: true,
                onPhone: 'title',
                cell: ({ key }) => t(`promotion.${key}`),
              },
              column('total', t('all')),
              column('active', t('on')),
              column('inactive', t('off')),
            ]}
          />
        )}
      </QueryBoundary>
    </TableCard>
  );
}
