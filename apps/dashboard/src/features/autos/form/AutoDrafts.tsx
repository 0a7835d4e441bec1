import type { Auto } from '@karvon/api/main';
import { useTranslation } from 'react-i18next';
import type { Draft, DraftOffer } from '../../../shared/form/draft';
import { DraftOffers } from '../../../shared/form/DraftOffers';
import { formatMoney } from '../../../shared/format/money';
import { formatNumber } from '../../../shared/format/number';
import { useLanguage } from '../../../shared/i18n/use-language';
import { fromAuto, type AutoFormValues } from './auto-form-values';
import { autoDifferences } from './save/auto-differences';
import { useFieldLabel } from './use-field-label';

interface AutoDraftsProps {
  draft: Draft<AutoFormValues>;
  /** The listing that is edited, as it is now: a draft may be of an earlier version. */
  auto: Auto | undefined;
  onRestore: (offer: DraftOffer<AutoFormValues>) => Promise<boolean>;
}

/** Offers what earlier visits left on this device: of new cars which car it is, of a known one which fields were changed. */
export function AutoDrafts({ draft, auto, onRestore }: AutoDraftsProps) {
  const { t } = useTranslation(['auto-form', 'format']);
  const language = useLanguage();
  const label = useFieldLabel();

  const describeNew = ({ core_car, price, currency, photos }: AutoFormValues) => {
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
  const describe = ({ values }: DraftOffer<AutoFormValues>) => {
    if (auto === undefined) return describeNew(values);
    const changed = autoDifferences(undefined, values, fromAuto(auto));
    return changed.map(({ field }) => label(field)).join(', ');
  };
  return (
    <DraftOffers
      draft={draft}
      describe={describe}
      isOlder={({ values }) => auto !== undefined && values.base?.version !== auto.version}
      onRestore={onRestore}
    />
  );
}
