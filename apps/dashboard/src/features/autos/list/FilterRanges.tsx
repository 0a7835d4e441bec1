import { Grid } from '@karvon/ui/Grid';
import { MoneyField } from '@karvon/ui/MoneyField';
import { NumberField } from '@karvon/ui/NumberField';
import { SegmentedControl } from '@karvon/ui/SegmentedControl';
import { useTranslation } from 'react-i18next';
import { currencyLabel } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import type { AutosSearch } from './list-search';

/** Price, year and mileage, each from and to. */
export function FilterRanges({
  draft,
  set,
}: {
  draft: AutosSearch;
  set: (part: Partial<AutosSearch>) => void;
}) {
  const { t } = useTranslation('autos');
  const language = useLanguage();
  const currency = draft.currency ?? 'UZS';
  const unit = currencyLabel(currency, language);
  const wrong = (from: number | undefined, to: number | undefined) =>
    from !== undefined && to !== undefined && from > to ? t('filter.wrongRange') : null;
  return (
    <>
      <SegmentedControl
        isFullWidth
        label={t('filter.currency')}
        value={currency}
        options={(['UZS', 'USD'] as const).map((value) => ({
          value,
          label: currencyLabel(value, language),
        }))}
        onChange={(value) => set({ currency: value === 'USD' ? value : undefined })}
      />
      <Grid columns={2} gap={3}>
        <MoneyField
          label={t('filter.priceFrom')}
          unit={unit}
          value={draft.price_from}
          onChange={(value) => set({ price_from: value || undefined })}
        />
        <MoneyField
          label={t('filter.priceTo')}
          unit={unit}
          value={draft.price_to}
          errorMessage={wrong(draft.price_from, draft.price_to)}
          onChange={(value) => set({ price_to: value || undefined })}
        />
        <NumberField
          label={t('filter.yearFrom')}
          isGrouped={false}
          value={draft.year_from}
          onChange={(value) => set({ year_from: value || undefined })}
        />
        <NumberField
          label={t('filter.yearTo')}
          isGrouped={false}
          value={draft.year_to}
          errorMessage={wrong(draft.year_from, draft.year_to)}
          onChange={(value) => set({ year_to: value || undefined })}
        />
        <NumberField
          label={t('filter.mileageFrom')}
          value={draft.mileage_from}
          onChange={(value) => set({ mileage_from: value || undefined })}
        />
        <NumberField
          label={t('filter.mileageTo')}
          value={draft.mileage_to}
          errorMessage={wrong(draft.mileage_from, draft.mileage_to)}
          onChange={(value) => set({ mileage_to: value || undefined })}
        />
      </Grid>
    </>
  );
}
