import type { Auto, OptionReference } from '@karvon/api/main';
import type { Definition } from '@karvon/ui/DefinitionList';
import { useTranslation } from 'react-i18next';
import { generationText } from '../../../shared/format/generation';
import { formatDate } from '../../../shared/format/date';
import { formatMoney } from '../../../shared/format/money';
import { formatNumber } from '../../../shared/format/number';
import { formatPhone } from '../../../shared/format/phone';
import { useLanguage } from '../../../shared/i18n/use-language';
import { optionName } from '../auto-labels';

export function useCarFacts(auto: Auto): Definition[] {
  const { t } = useTranslation(['autos', 'format', 'common']);
  const language = useLanguage();
  const car = auto.core_car;
  const option = (value: OptionReference | undefined) => value && optionName(value, language);
  return [
    { term: t('detail.field.brand'), detail: car.brand.name },
    { term: t('detail.field.car_model'), detail: car.car_model.name },
    {
      term: t('detail.field.generation'),
      detail: car.generation && generationText(car.generation.name, language),
    },
    { term: t('detail.field.modification'), detail: car.modification?.name },
    { term: t('detail.field.position'), detail: option(car.position) },
    { term: t('detail.field.year'), detail: car.year },
    ...useMainFacts(auto),
    {
      term: t('detail.field.used_car'),
      detail: t(car.used_car ? 'common:yes' : 'common:no'),
    },
    { term: t('detail.field.vin'), detail: car.vin },
    { term: t('detail.field.id'), detail: auto.id },
  ];
}

function useMainFacts(auto: Auto): Definition[] {
  const { t } = useTranslation(['autos', 'format']);
  const language = useLanguage();
  const car = auto.core_car;
  const option = (value: OptionReference | undefined) => value && optionName(value, language);
  return [
    {
      term: t('detail.field.mileage'),
      detail:
        car.mileage === undefined
          ? undefined
          : t('format:km', { value: formatNumber(car.mileage, language) }),
    },
    { term: t('detail.field.body_type'), detail: option(car.body_type) },
    { term: t('detail.field.fuel_type'), detail: option(car.fuel_type) },
    { term: t('detail.field.transmission'), detail: option(car.transmission) },
    { term: t('detail.field.drive_unit'), detail: option(car.drive_unit) },
    { term: t('detail.field.color'), detail: option(car.color) },
    {
      term: t('detail.field.condition'),
      detail: auto.condition && t(`condition.${auto.condition}`),
    },
    { term: t('detail.field.paint_condition'), detail: option(car.paint_condition) },
    { term: t('detail.field.number_of_owners'), detail: car.number_of_owners },
  ];
}

export function useSheetFacts(auto: Auto): Definition[] {
  const { t } = useTranslation(['autos', 'common']);
  const offered = (['is_trade_in', 'is_karvon_nasiya', 'barter'] as const).filter(
    (name) => auto[name],
  );
  return [
    { term: t('detail.field.modification'), detail: auto.core_car.modification?.name },
    ...useMainFacts(auto),
    ...offered.map((name) => ({ term: t(`detail.field.${name}`), detail: t('common:yes') })),
  ];
}

const promises = [
  'barter',
  'is_trade_in',
  'is_karvon_nasiya',
  'is_cheaper',
  'owner_warranty',
  'passed_customs_clearance',
  'is_available_for_rent_to_own',
] as const;

export function useDealFacts(auto: Auto): Definition[] {
  const { t } = useTranslation(['autos', 'common']);
  const language = useLanguage();
  const option = (value: OptionReference | undefined) => value && optionName(value, language);
  const money = (amount: number | undefined) =>
    amount === undefined ? undefined : formatMoney(amount, auto.currency, language);
  const date = (at: string | undefined) =>
    at === undefined ? undefined : formatDate(at, language);
  return [
    { term: t('detail.field.avtosalon'), detail: auto.avtosalon?.name },
    { term: t('detail.field.region'), detail: option(auto.region) },
    { term: t('detail.field.district'), detail: option(auto.district) },
    {
      term: t('detail.field.time'),
      detail:
        auto.time_from !== undefined && auto.time_to !== undefined
          ? `${auto.time_from}–${auto.time_to}`
          : undefined,
    },
    {
      term: t('detail.field.additional_phones'),
      detail: auto.additional_phones.map((phone) => formatPhone(phone)).join(', '),
    },
    { term: t('detail.field.cip_price'), detail: money(auto.cip_price) },
    { term: t('detail.field.cip_certificate_price'), detail: money(auto.cip_certificate_price) },
    { term: t('detail.field.vat_price'), detail: money(auto.vat_price) },
    ...promises.map((name) => ({
      term: t(`detail.field.${name}`),
      detail: auto[name] ? t('common:yes') : undefined,
    })),
    { term: t('detail.field.terms_of_rent'), detail: auto.terms_of_rent },
    { term: t('detail.field.created_at'), detail: date(auto.created_at) },
    { term: t('detail.field.published_at'), detail: date(auto.published_at) },
    {
      term: t('detail.field.expires_at'),
      detail: auto.status === 'active' ? date(auto.expires_at) : undefined,
    },
  ];
}
