import { Badge } from '@karvon/ui/Badge';
import { ListingPreview } from '../../../../shared/marketplace/ListingPreview/ListingPreview';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../../shared/format/money';
import { formatNumber } from '../../../../shared/format/number';
import type { Language } from '../../../../shared/i18n/languages';
import { catalogQueries } from '../../../../shared/lookups/catalog-queries';
import { lookupQueries } from '../../../../shared/lookups/queries';
import type { AutoFormValues } from '../auto-fields';
import type { FormPhotos } from '../photos/use-photo-uploads';
import { useAutoForm } from '../use-auto-form';
import { nameOf, useCatalogLabels } from '../use-catalog-options';
import { useOtherCurrency } from '../use-other-currency';
import type { MarketState } from './use-price-position';

interface BuyerCardProps {
  photos: FormPhotos;
  market: MarketState;
  language: Language;
}

export function BuyerCard({ photos, market, language }: BuyerCardProps) {
  const { t } = useTranslation('auto-form', { lng: language });
  const { control } = useAutoForm();
  // Deferred, so that the edited field renders first.
  const values = useDeferredValue(useWatch({ control, compute: (all: AutoFormValues) => all }));
  const other = useOtherCurrency(values.price, values.currency, language);
  const [cover] = values.photos;
  const src = cover?.image?.thumbnail ?? (cover && photos.uploads.get(cover.key)?.src);
  const { brand, car_model, year } = values.core_car;
  const name = [brand?.name, car_model?.name].filter(Boolean).join(' ');
  const specs = useSpecs(values, language);
  const place = usePlace(values, language);
  const { good, terms } = useTerms(values, market, language);
  return (
    <ListingPreview
      lang={language}
      title={name === '' ? t('preview.noTitle') : [name, year].filter(Boolean).join(', ')}
      src={src}
      photoCount={values.photos.length}
      specs={specs}
      price={values.price === null ? null : formatMoney(values.price, values.currency, language)}
      priceNote={values.price === null ? t('preview.noPrice') : other?.money}
      badges={
        (good !== undefined || terms.length > 0) && (
          <>
            {good !== undefined && <Badge tone="success">{t(`market.${good}`)}</Badge>}
            {terms.map((term) => (
              <Badge key={term}>{term}</Badge>
            ))}
          </>
        )
      }
      place={place}
    />
  );
}
function useSpecs({ core_car }: AutoFormValues, language: Language): string | null {
  const { t } = useTranslation('auto-form', { lng: language });
  const labels = useCatalogLabels(language);
  const { mileage, used_car, transmission, fuel_type, generation, modification } = core_car;
  const { data } = useQuery(catalogQueries.modifications(generation));
  const litres = data?.results.find(({ id }) => id === modification)?.specifications.volume_litres;
  const facts = [
    used_car
      ? mileage !== null && t('preview.km', { value: formatNumber(mileage, language, 0) })
      : t('preview.new'),
    labels.label('transmission', transmission),
    litres !== undefined && t('preview.litres', { value: formatNumber(litres, language, 1) }),
    labels.label('fuel_type', fuel_type),
  ].filter(Boolean);
  return facts.length === 0 ? null : facts.join(' · ');
}

function useTerms(values: AutoFormValues, market: MarketState, language: Language) {
  const { t } = useTranslation('auto-form', { lng: language });
  const verdict = market.state === 'known' ? market.position.position : 'no_analysis';
  const terms = [
    values.is_karvon_nasiya && t('preview.nasiya'),
    values.is_trade_in && t('preview.tradeIn'),
    values.barter && t('preview.barter'),
    values.is_available_for_rent_to_own && t('preview.rent'),
    values.owner_warranty && t('preview.warranty'),
    values.is_cheaper && t('preview.cheaper'),
  ].filter((term) => term !== false);
  return { terms, good: verdict === 'great' || verdict === 'good' ? verdict : undefined };
}

function usePlace(values: AutoFormValues, language: Language): string | undefined {
  const { data } = useQuery(lookupQueries.regions());
  const region = data?.results.find(({ id }) => id === values.region);
  if (region === undefined) return undefined;
  const district = region.districts.find(({ id }) => id === values.district);
  return [region, district].flatMap((one) => (one ? [nameOf(one, language)] : [])).join(', ');
}
