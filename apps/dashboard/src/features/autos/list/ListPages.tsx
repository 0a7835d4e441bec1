import { LoadMore } from '@karvon/ui/LoadMore';
import { Pagination } from '@karvon/ui/Pagination';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../shared/format/number';
import { useLanguage } from '../../../shared/i18n/use-language';
import { useIsPhone } from '../../../shared/table/use-screen';
import type { ListSearch } from '../../../shared/table/use-list-search';
import { listHref, pageSize, type AutosSearch } from './list-search';

/** The other pages: links, or on a phone a button that adds the next one. */
export function ListPages({
  state,
  change,
  count,
  from,
  to,
  isStale,
  retry,
}: Pick<ListSearch<AutosSearch>, 'state' | 'change'> & {
  count: number;
  from: number;
  to: number;
  isStale: boolean;
  /** The next page did not come: this asks for it again, and not for the one after it. */
  retry: (() => void) | undefined;
}) {
  const { t } = useTranslation(['autos', 'common']);
  const language = useLanguage();
  const isPhone = useIsPhone();
  if (isPhone) {
    return (
      <LoadMore
        label={t(retry === undefined ? 'common:showMore' : 'common:retry')}
        summary={t('filter.shown', { shown: to, count })}
        hasMore={to < count}
        isPending={isStale}
        onPress={retry ?? (() => change({ page: state.page + 1 }, { replace: true }))}
      />
    );
  }
  return (
    <Pagination
      page={state.page}
      size={pageSize(state)}
      count={count}
      rangeLabel={t('common:paging.range', {
        from: formatNumber(from, language),
        to: formatNumber(to, language),
        count: formatNumber(count, language),
      })}
      getHref={(page) => listHref({ ...state, page })}
      labels={{
        navigation: t('common:paging.label'),
        previous: t('common:paging.previous'),
        next: t('common:paging.next'),
        page: (page) => t('common:paging.page', { page }),
      }}
    />
  );
}
