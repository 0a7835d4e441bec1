import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useWatch, type Control, type FieldPath } from 'react-hook-form';
import { generationText } from '../../../shared/format/generation';
import { currencyLabel, formatMoney } from '../../../shared/format/money';
import { formatNumber } from '../../../shared/format/number';
import { formatPhone } from '../../../shared/format/phone';
import { useLanguage } from '../../../shared/i18n/use-language';
import { catalogQueries } from '../../../shared/lookups/catalog-queries';
import { lookupQueries } from '../../../shared/lookups/queries';
import { valueAt } from './auto-fields';
import type { AutoFormValues } from './auto-form-values';
import { nameOf, useCatalogLabels, type OptionSet } from './use-catalog-options';

const sets: readonly OptionSet[] = [
  'color',
  'body_type',
  'fuel_type',
  'transmission',
  'drive_unit',
  'paint_condition',
  'media_tools',
  'external_body_kit',
  'optics',
  'salon',
  'services',
];

const amounts: readonly string[] = [
  'price',
  'price_from',
  'price_to',
  'vat_price',
  'cip_price',
  'cip_certificate_price',
];

function find(all: readonly { id: number; name: string }[], id: unknown): string | undefined {
  return all.find((one) => one.id === id)?.name;
}

/** A field's value as text, for a comparison. */
export function useValueText(
  control: Control<AutoFormValues>,
): (field: FieldPath<AutoFormValues>, values: AutoFormValues) => string {
  const { t } = useTranslation(['auto-form', 'common']);
  const language = useLanguage();
  const catalog = useCatalogLabels();
  const [model, generation, modification] = useWatch({
    control,
    name: ['core_car.car_model', 'core_car.generation', 'core_car.modification'],
  });
  const generations = useQuery(catalogQueries.generations(model?.id)).data?.results ?? [];
  const modifications = useQuery(catalogQueries.modifications(generation)).data?.results ?? [];
  const positions =
    useQuery(catalogQueries.positions(generation, modification)).data?.results ?? [];
  const regions = useQuery(lookupQueries.regions()).data?.results ?? [];
  const salons = useQuery(lookupQueries.avtosalons()).data?.results ?? [];

  const local = (
    all: readonly { id: number; translations: Parameters<typeof nameOf>[0]['translations'] }[],
    id: unknown,
  ) => {
    const found = all.find((one) => one.id === id);
    return found && nameOf(found, language);
  };

  const textOf = (field: FieldPath<AutoFormValues>, values: AutoFormValues): string | undefined => {
    const value = valueAt(values, field);
    const set = sets.find((one) => field === `core_car.${one}`);
    if (set !== undefined) {
      const ids = Array.isArray(value) ? value : [value];
      return ids
        .flatMap((id) => (typeof id === 'number' ? (catalog.label(set, id) ?? []) : []))
        .join(', ');
    }
    if (typeof value === 'number' && amounts.includes(field)) {
      return formatMoney(value, values.currency, language);
    }
    switch (field) {
      case 'core_car.brand':
        return values.core_car.brand?.name;
      case 'core_car.car_model':
        return values.core_car.car_model?.name;
      case 'core_car.generation':
        return generationText(find(generations, value) ?? '', language);
      case 'core_car.modification':
        return find(modifications, value);
      case 'core_car.position':
        return local(positions, value);
      case 'core_car.used_car':
        return t(values.core_car.used_car ? 'condition.used' : 'condition.new');
      case 'core_car.mileage':
        return typeof value === 'number'
          ? t('preview.km', { value: formatNumber(value, language, 0) })
          : undefined;
      case 'condition':
        return values.condition === null ? undefined : t(`condition.${values.condition}`);
      case 'currency':
        return currencyLabel(values.currency, language);
      case 'avtosalon':
        return find(salons, value);
      case 'region':
        return local(regions, value);
      case 'district':
        return local(
          regions.flatMap(({ districts }) => districts),
          value,
        );
      case 'additional_phones':
        return values.additional_phones.map(formatPhone).join(', ');
      case 'photos':
        return t('conflict.photos', {
          count: values.photos.filter(({ image }) => image !== null).length,
        });
      case 'changed_part':
        return values.changed_part
          .map(({ part }) => catalog.parts.find((one) => one.value === part)?.label ?? part)
          .join(', ');
      default:
        break;
    }
    if (typeof value === 'boolean') return t(value ? 'common:yes' : 'common:no');
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  };

  return (field, values) => textOf(field, values) ?? '';
}
