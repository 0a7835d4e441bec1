import { useTranslation } from 'react-i18next';
import type { AutoField } from './auto-fields';

/** What a field is called, from its path: the last step is its key. */
export function useFieldLabel(): (field: AutoField) => string {
  const { t } = useTranslation('auto-form');
  return (field) => {
    if (field === 'core_car.description') return t('fields.description');
    const name = field.startsWith('core_car.') ? field.slice('core_car.'.length) : field;
    return isLabel(name) ? t(`fields.${name}`) : name;
  };
}

const labels = [
  'brand',
  'car_model',
  'year',
  'generation',
  'modification',
  'position',
  'body_type',
  'fuel_type',
  'transmission',
  'drive_unit',
  'color',
  'vin',
  'used_car',
  'mileage',
  'number_of_owners',
  'paint_condition',
  'condition',
  'changed_part',
  'photos',
  'price',
  'currency',
  'vat_price',
  'cip_certificate_price',
  'cip_price',
  'price_from',
  'price_to',
  'is_karvon_nasiya',
  'is_trade_in',
  'barter',
  'passed_customs_clearance',
  'owner_warranty',
  'is_cheaper',
  'is_available_for_rent_to_own',
  'terms_of_rent',
  'media_tools',
  'external_body_kit',
  'optics',
  'salon',
  'services',
  'avtosalon',
  'region',
  'district',
  'time_from',
  'time_to',
  'additional_phones',
] as const;

function isLabel(name: string): name is (typeof labels)[number] {
  return labels.some((label) => label === name);
}
