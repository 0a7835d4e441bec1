import type { AutoSummary } from '@karvon/api/main';
import { Card } from '@karvon/ui/Card';
import { Table } from '@karvon/ui/Table';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language';
import type { ListSearch } from '../../../shared/table/use-list-search';
import type { ResourceTable } from '../../../shared/table/use-resource-table';
import { AutoMenu } from '../actions/AutoMenu';
import { targetOfCard } from '../actions/action-target';
import { autoTitle } from '../auto-rules';
import { autoColumns, orderingOf, sortOf } from './columns';
import type { AutosSearch } from './list-search';

/** The list as a table, sorted by its heads. */
export function AutosTable({
  table,
  state,
  change,
}: Pick<ListSearch<AutosSearch>, 'state' | 'change'> & { table: ResourceTable<AutoSummary> }) {
  const { t } = useTranslation(['autos', 'format', 'common']);
  const language = useLanguage();
  return (
    <Card padding="none" isClipped>
      <Table
        aria-label={t('table.label')}
        columns={autoColumns(t, language)}
        rows={table.rows}
        getRowId={({ id }) => id}
        sort={sortOf(state.ordering)}
        onSortChange={(sort) => change({ ordering: orderingOf(sort) })}
        sortLabels={{
          menu: t('common:sort'),
          ascending: t('table.ascending'),
          descending: t('table.descending'),
        }}
        selection={{
          selectedIds: table.selected,
          onChange: (ids) => table.choose([...ids].map(Number)),
          selectAllLabel: t('table.selectAll'),
          selectRowLabel: (auto) => t('card.select', { title: autoTitle(auto) }),
        }}
        renderActions={(auto) => <AutoMenu auto={targetOfCard(auto)} />}
        actionsLabel={t('common:actions')}
      />
    </Card>
  );
}
