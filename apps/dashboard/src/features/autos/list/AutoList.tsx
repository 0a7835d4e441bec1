import { EmptyState } from '@karvon/ui/EmptyState';
import { LinkButton } from '@karvon/ui/LinkButton';
import type { AutoSummary } from '@karvon/api/main';
import { useQuery } from '@tanstack/react-query';
import { CarFront, Plus, Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { lookupQueries } from '../../../shared/lookups/queries';
import { paths } from '../../../shared/paths';
import { defineList } from '../../../shared/resource/list/define-list';
import { lazyColumns } from '../../../shared/resource/list/lazy-columns';
import { ListPage } from '../../../shared/resource/list/ListPage';
import { lazyNamed } from '../../../shared/resource/routes/lazy-named';
import { AutoActionsProvider } from '../actions/AutoActionsProvider';
import { AutoMenu } from '../actions/AutoMenu';
import { targetOfCard } from '../actions/action-target';
import { autoFilters } from '../auto-filters';
import { autoTitle } from '../auto-rules';
import { autoCalls, autoQueries } from '../queries';
import { AutoCard } from './AutoCard';
import { CardSkeleton } from './CardSkeleton';
import { ListContext } from './ListContext';

const BulkActions = lazyNamed(() => import('./BulkActions'), 'BulkActions');

const autoList = defineList({
  title: 'autos:title',
  filters: autoFilters,
  page: autoQueries.page,
  counts: ({ statuses }) => ({ statuses: { ...statuses } }),
  create: { href: paths.autos.create, label: 'autos:add', shortLabel: 'autos:addShort' },
  empty: { icon: CarFront, title: 'autos:empty.title', text: 'autos:empty.text' },
  emptyTab: { icon: CarFront, title: 'autos:empty.tabTitle', text: 'autos:empty.tabText' },
  Card: AutoCard,
  CardSkeleton,
  columns: lazyColumns(() => import('./auto-columns'), 'autoColumns'),
  RowActions: ({ row }: { row: AutoSummary }) => <AutoMenu auto={targetOfCard(row)} />,
  selectLabel: (auto, t) => t('autos:card.select', { title: autoTitle(auto) }),
  Bulk: BulkActions,
  exportCsv: { fileName: 'autos', call: autoCalls.csv },
});

/** All cars of the dealership: found, narrowed, selected, moved on. */
export function AutoList() {
  const salons = useQuery(lookupQueries.avtosalons());
  return (
    <AutoActionsProvider>
      <ListPage
        list={autoList}
        context={<ListContext salons={salons.data?.count} />}
        {...(salons.data?.count === 0 && { empty: <NoShowroom /> })}
      />
    </AutoActionsProvider>
  );
}

/** Cars are in showrooms: the first one comes before the first car. */
function NoShowroom() {
  const { t } = useTranslation('autos');
  return (
    <EmptyState
      icon={Store}
      title={t('empty.noSalonTitle')}
      description={t('empty.noSalonText')}
      action={
        <LinkButton variant="primary" icon={Plus} href={paths.avtosalons.create}>
          {t('empty.noSalonAction')}
        </LinkButton>
      }
    />
  );
}
