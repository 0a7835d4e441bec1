import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../shared/format/money';
import { formatNumber } from '../../../shared/format/number';
import { useLanguage } from '../../../shared/i18n/use-language';
import type { AutoFormValues } from './auto-fields';

/** Which car a draft is of, in a few words. */
export function useDraftText(): (values: AutoFormValues) => string {
  const { t } = useTranslation(['auto-form', 'format']);
  const language = useLanguage();
  return ({ core_car, price, currency, photos }) => {
    const { brand, car_model, year, mileage, vin, description } = core_car;
    const name = [brand?.name, car_model?.name].filter(Boolean).join(' ');
    const car = [name, year].filter(Boolean).join(', ');
    const text = description.trim().replaceAll(/\s+/g, ' ');
    return [
      car,
      mileage === null ? '' : t('format:km', { value: formatNumber(mileage, language) }),
      price === null ? '' : formatMoney(price, currency, language),
      photos.length === 0 ? '' : t('drafts.photos', { count: photos.length }),
      car === '' ? vin : '',
      car === '' && text !== '' ? `«${text.length > 40 ? `${text.slice(0, 40)}…` : text}»` : '',
    ]
      .filter((part) => part !== '')
      .join(' · ');
  };
}
