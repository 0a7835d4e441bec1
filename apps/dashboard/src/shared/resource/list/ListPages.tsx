import { Pagination } from '@karvon/ui/Pagination';
import { formatNumber } from '../../format/number';
import { useLanguage } from '../../i18n/use-language';
import { useText } from '../../i18n/use-text';
import type { AnyState } from '../filters/define-filters';
import type { ListControls } from '../filters/use-list-state';

export interface ListPagesProps {
  controls: ListControls<AnyState>;
  size: number;
  count: number;
  /** Rows on screen: those of the page, on a phone all that were loaded. */
  shown: number;
  isStale: boolean;
  retry: (() => void) | undefined;
}

export function ListPages({ controls, size, count, shown, isStale, retry }: ListPagesProps) {
  const t = useText();
  const language = useLanguage();
  const { state, change, href } = controls;
  if (count <= size) return null;
  const before = (state.page - 1) * size;
  const figure = (value: number) => formatNumber(value, language);
  return (
    <Pagination
      page={state.page}
      size={size}
      count={count}
      rangeLabel={t('common:paging.range', {
        from: figure(before + 1),
        to: figure(before + shown),
        count: figure(count),
      })}
      getHref={(page) => href({ page })}
      labels={{
        navigation: t('common:paging.label'),
        previous: t('common:paging.previous'),
        next: t('common:paging.next'),
        page: (page) => t('common:paging.page', { page }),
      }}
      more={{
        label: t(retry === undefined ? 'common:showMore' : 'common:retry'),
        summary: t('common:filter.shown', { shown, count }),
        hasMore: before + size < count || retry !== undefined,
        isPending: isStale,
        onPress: retry ?? (() => change({ page: state.page + 1 }, { replace: true })),
      }}
    />
  );
}
