import type { AutoSummary } from '@karvon/api/main';
import { Inline } from '@karvon/ui/Inline';
import { Link } from '@karvon/ui/Link';
import { Stack } from '@karvon/ui/Stack';
import type { TableColumn, TableSort } from '@karvon/ui/Table';
import { Text } from '@karvon/ui/Text';
import { Thumbnail } from '@karvon/ui/Thumbnail';
import type { TFunction } from 'i18next';
import { formatNumber } from '../../../shared/format/number';
import type { Language } from '../../../shared/i18n/languages';
import { paths } from '../../../shared/paths';
import { CarStatusBadge } from '../../../shared/status/CarStatusBadge';
import { autoTitle, longInSalon } from '../auto-rules';
import { pricePair, specsLine } from '../auto-labels';
import type { AutosSearch } from './list-search';
import { NextStep } from './NextStep';

type Ordering = NonNullable<AutosSearch['ordering']>;

/** Orders behind the heads of the columns: rising, falling. */
const sorts: Readonly<Record<string, readonly [Ordering | undefined, Ordering]>> = {
  price: ['price_asc', 'price_desc'],
  year: ['year_asc', 'year_desc'],
  mileage: ['mileage_asc', 'mileage_desc'],
  views: [undefined, 'views_desc'],
  calls: [undefined, 'calls_desc'],
  days: ['days_in_salon_asc', 'days_in_salon_desc'],
};

/** The head that the present order belongs to. */
export function sortOf(ordering: Ordering | undefined): TableSort | null {
  if (ordering === undefined) return null;
  for (const [column, [rising, falling]] of Object.entries(sorts)) {
    if (ordering === rising) return { column, direction: 'ascending' };
    if (ordering === falling) return { column, direction: 'descending' };
  }
  return null;
}

/** The order that a press on a head asks for. Views and calls have only one that makes sense: the most first. */
export function orderingOf({ column, direction }: TableSort): Ordering | undefined {
  const [rising, falling] = sorts[column] ?? [];
  return direction === 'ascending' ? (rising ?? falling) : falling;
}

/** Columns of the list as a table. */
export function autoColumns(
  t: TFunction<['autos', 'format']>,
  language: Language,
): TableColumn<AutoSummary>[] {
  const figure = (value: number | undefined) =>
    value === undefined ? '—' : formatNumber(value, language);
  const seen = (auto: AutoSummary, value: number) =>
    auto.published_at === undefined ? '—' : figure(value);
  return [
    {
      id: 'auto',
      header: t('table.auto'),
      isRowHeader: true,
      width: '26%',
      cell: (auto) => (
        <Inline gap={2} isWrapping={false}>
          <Thumbnail size="sm" src={auto.cover?.thumbnail} />
          <Stack gap={0}>
            <Link variant="quiet" href={paths.autos.view(auto.id)}>
              {autoTitle(auto)}
            </Link>
            <Text size="sm" tone="muted" weight="regular">
              {specsLine(auto, t, language) || t('card.noSpecs')}
            </Text>
          </Stack>
        </Inline>
      ),
    },
    {
      id: 'status',
      header: t('table.status'),
      cell: (auto) => <CarStatusBadge status={auto.status} />,
    },
    {
      id: 'price',
      header: t('table.price'),
      align: 'end',
      isSortable: true,
      cell: (auto) => <PriceCell auto={auto} language={language} empty={t('card.noPrice')} />,
    },
    {
      id: 'salon',
      header: t('table.salon'),
      onPhone: 'hidden',
      isSecondary: 'laptop',
      cell: (auto) => auto.avtosalon?.name ?? '—',
    },
    {
      id: 'views',
      header: t('table.views'),
      align: 'end',
      isSortable: true,
      cell: (auto) => seen(auto, auto.views),
    },
    {
      id: 'calls',
      isSecondary: true,
      header: t('table.calls'),
      align: 'end',
      isSortable: true,
      cell: (auto) => seen(auto, auto.calls),
    },
    {
      id: 'days',
      header: t('table.days'),
      align: 'end',
      isSortable: true,
      cell: (auto) => (
        <Text tone={auto.days_in_salon >= longInSalon ? 'warn' : 'inherit'} isNumeric>
          {figure(auto.days_in_salon)}
        </Text>
      ),
    },
    { id: 'next', header: t('table.next'), width: '17%', cell: (auto) => <NextStep auto={auto} /> },
  ];
}

function PriceCell({
  auto,
  language,
  empty,
}: {
  auto: AutoSummary;
  language: Language;
  empty: string;
}) {
  const { price, other } = pricePair(auto, language);
  return (
    <Stack gap={0} align="flex-end">
      <Inline isWrapping={false}>{price ?? empty}</Inline>
      {other !== undefined && (
        <Text size="sm" tone="muted">
          {other}
        </Text>
      )}
    </Stack>
  );
}
