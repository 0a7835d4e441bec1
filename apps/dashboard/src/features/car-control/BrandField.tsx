import { ComboBox } from '@karvon/ui/ComboBox';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { proposalForm } from './proposal-definition';
import type { ProposalValues } from './proposal-fields';
import { catalogQueries } from '../../shared/lookups/catalog-queries';
import { useIsPhone } from '../../shared/table/use-screen';

const { Field } = proposalForm;

/** Stands for a new brand, which has no id: ComboBox clears its text when the value is null. */
const newBrand = 0;

/** Selects a brand of the catalogue, searched in Latin or Cyrillic, or takes a new name. Another brand clears model and generation. */
export function BrandField() {
  const { t } = useTranslation(['car-control', 'common']);
  const form = useFormContext<ProposalValues>();
  const isPhone = useIsPhone();
  const [typed, setTyped] = useState<string | null>(null);
  const query = useDeferredValue((typed ?? '').trim());
  const { data, isFetching } = useQuery(catalogQueries.searchBrands(query));
  const items = data?.results ?? [];
  const choose = (
    brand: ProposalValues['brand'],
    onChange: (value: ProposalValues['brand']) => void,
  ) => {
    const before = form.getValues('brand');
    onChange(brand);
    setTyped(null);
    if (before?.id === brand?.id && before?.name === brand?.name) return;
    form.setValue('car_model', null, { shouldDirty: true });
    form.setValue('generation', null, { shouldDirty: true });
    if (brand?.id == null) {
      form.setValue('model_kind', 'new', { shouldDirty: true });
      form.setValue('generation_kind', 'new', { shouldDirty: true });
    }
  };
  return (
    <Field name="brand">
      {({ value, onChange, onBlur, ...field }) => (
        <ComboBox
          {...field}
          errorMessage={field.errorMessage ?? null}
          items={items.map(({ id, name }) => ({ value: id, label: name }))}
          inputValue={typed ?? value?.name ?? ''}
          onInputChange={(text) => {
            // ComboBox clears its text after the action sets a new brand.
            if (!isPhone && text === '' && form.getValues('brand')?.name !== value?.name) return;
            setTyped(text === value?.name ? null : text);
          }}
          value={value && (value.id ?? newBrand)}
          selectedItem={value && { value: value.id ?? newBrand, label: value.name }}
          onChange={(id) => {
            const found = items.find((one) => one.id === id);
            if (found !== undefined) choose({ id: found.id, name: found.name }, onChange);
            else if (id === null) choose(null, onChange);
          }}
          onBlur={() => {
            if (typed !== null) onChange(form.getValues('brand'));
            setTyped(null);
            onBlur();
          }}
          isLoading={isFetching || query !== (typed ?? '').trim()}
          placeholder={t('common:select')}
          emptyText={t('common:nothingFound')}
          loadingText={t('searching')}
          openLabel={t('openList')}
          description={value !== null && value.id === null ? t('newBrand') : undefined}
          {...((typed ?? '').trim() !== '' && {
            action: {
              label: t('noBrand', { name: (typed ?? '').trim() }),
              onAction: () => {
                choose({ id: null, name: (typed ?? '').trim().slice(0, 100) }, onChange);
                // The list would open again for the new text, so the focus moves to the model once its field renders.
                if (!isPhone) setTimeout(() => form.setFocus('model_name'));
              },
            },
          })}
        />
      )}
    </Field>
  );
}
