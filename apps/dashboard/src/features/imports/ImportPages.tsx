import { Pagination } from '@karvon/ui/Pagination';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../shared/format/number';
import { useLanguage } from '../../shared/i18n/use-language';
import { usePanelLinks } from '../../shared/resource/use-url-panel';

/** Links to the pages of a table; nothing while there is one. */
export function ImportPages({
  page,
  size,
  count,
  shown,
  name,
}: {
  page: number;
  size: number;
  count: number;
  /** Rows of this page. */
  shown: number;
  /** Name of the parameter in the address. */
  name: 'page' | 'history';
}) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const pages = usePanelLinks(name);
  if (count <= size && page === 1) return null;
  const before = (page - 1) * size;
  const figure = (value: number) => formatNumber(value, language);
  return (
    <Pagination
      page={page}
      size={size}
      count={count}
      rangeLabel={t('paging.range', {
        from: figure(before + 1),
        to: figure(before + shown),
        count: figure(count),
      })}
      getHref={pages.href}
      labels={{
        navigation: t('paging.label'),
        previous: t('paging.previous'),
        next: t('paging.next'),
        page: (number) => t('paging.page', { page: number }),
      }}
    />
  );
}
