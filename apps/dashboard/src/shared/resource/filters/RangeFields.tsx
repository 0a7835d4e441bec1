import { Grid } from '@karvon/ui/Grid';
import { MoneyField } from '@karvon/ui/MoneyField';
import { NumberField } from '@karvon/ui/NumberField';
import { SegmentedControl } from '@karvon/ui/SegmentedControl';
import { Stack } from '@karvon/ui/Stack';
import { currencyLabel } from '../../format/money';
import { useLanguage } from '../../i18n/use-language';
import { useText } from '../../i18n/use-text';
import type { MoneyFilter, RangeFilter } from './filter-kinds';
import type { FilterFieldProps } from './FilterSelect';
import { boundsOf, isReversed } from './filter-text';

export function RangeFields({
  name,
  filter,
  state,
  change,
  columns = 2,
}: FilterFieldProps<RangeFilter | MoneyFilter> & {
  /** Use 1 in a narrow panel. @default 2 */
  columns?: 1 | 2;
}) {
  const t = useText();
  const language = useLanguage();
  const { from, to } = boundsOf(name, state);
  const error = isReversed(from, to) ? t('common:filter.wrongRange') : null;
  const currency = state['currency'] === 'USD' ? 'USD' : 'UZS';
  const set = (bound: 'from' | 'to') => (value: number | null) =>
    change({ [`${name}_${bound}`]: value === 0 ? undefined : (value ?? undefined) });
  if (filter.kind === 'range') {
    const { isGrouped = true } = filter;
    return (
      <Grid columns={columns} gap={3}>
        <NumberField
          label={t(filter.from)}
          isGrouped={isGrouped}
          minValue={0}
          value={from}
          onChange={set('from')}
        />
        <NumberField
          label={t(filter.to)}
          isGrouped={isGrouped}
          minValue={0}
          value={to}
          errorMessage={error}
          onChange={set('to')}
        />
      </Grid>
    );
  }
  const unit = currencyLabel(currency, language);
  return (
    <Stack gap={3}>
      <SegmentedControl
        isFullWidth
        {...(columns === 1
          ? { 'aria-label': t('common:filter.currency') }
          : { label: t('common:filter.currency') })}
        value={currency}
        options={(['UZS', 'USD'] as const).map((value) => ({
          value,
          label: currencyLabel(value, language),
        }))}
        onChange={(value) => change({ currency: value === 'USD' ? value : undefined })}
      />
      <Grid columns={columns} gap={3}>
        <MoneyField label={t(filter.from)} unit={unit} value={from} onChange={set('from')} />
        <MoneyField
          label={t(filter.to)}
          unit={unit}
          value={to}
          errorMessage={error}
          onChange={set('to')}
        />
      </Grid>
    </Stack>
  );
}
