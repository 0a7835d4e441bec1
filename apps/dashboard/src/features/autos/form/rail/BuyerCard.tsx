import { useListModifications, useListRegions } from '@karvon/api/main/catalog';
import { Badge } from '@karvon/ui/Badge';
import { Heading } from '@karvon/ui/Heading';
import { Text } from '@karvon/ui/Text';
import { CarFront, Image, MapPin } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../../shared/format/money';
import { formatNumber } from '../../../../shared/format/number';
import type { Language } from '../../../../shared/i18n/languages';
import type { AutoFormValues } from '../auto-form-values';
import type { FormPhotos } from '../photos/use-photo-uploads';
import { useAutoForm } from '../use-auto-form';
import { nameOf, useCatalogWords } from '../use-catalog-options';
import { useOtherCurrency } from '../use-other-currency';
import * as css from './rail.css';
import type { MarketAnswer } from './use-price-position';

interface BuyerCardProps {
  photos: FormPhotos;
  market: MarketAnswer;
  language: Language;
}

/** A card of the buyers' list, from what stands in the form. */
export function BuyerCard({ photos, market, language }: BuyerCardProps) {
  const { t } = useTranslation('auto-form', { lng: language });
  const { control } = useAutoForm();
  const values = useWatch({ control, compute: (all: AutoFormValues) => all });
  const other = useOtherCurrency(values.price, values.currency, language);
  const [cover] = values.photos;
  const src = cover?.image?.thumbnail ?? (cover && photos.uploads.get(cover.key)?.src);
  const count = values.photos.length;
  const { brand, car_model, year } = values.core_car;
  const name = [brand?.name, car_model?.name].filter(Boolean).join(' ');
  return (
    <div lang={language}>
      <div className={css.picture}>
        <CarFront size={48} strokeWidth={1.25} aria-hidden />
        {src !== undefined && <img src={src} alt="" decoding="async" />}
        {count > 0 && (
          <span className={css.photoCount}>
            <Badge tone="photo" icon={Image}>
              {count}
            </Badge>
          </span>
        )}
      </div>
      <div className={css.previewBody}>
        <Heading level={3} size="lg">
          {name === '' ? t('preview.noTitle') : [name, year].filter(Boolean).join(', ')}
        </Heading>
        <Facts values={values} language={language} />
        <div className={css.priceRow}>
          {values.price === null ? (
            <Text tone="muted">{t('preview.noPrice')}</Text>
          ) : (
            <>
              <span className={css.price}>
                {formatMoney(values.price, values.currency, language)}
              </span>
              <Text size="sm" tone="muted">
                {other?.money}
              </Text>
            </>
          )}
        </div>
        <Terms values={values} market={market} language={language} />
        <Place values={values} language={language} />
      </div>
    </div>
  );
}

interface PartProps {
  values: AutoFormValues;
  language: Language;
}

function Facts({ values, language }: PartProps) {
  const { t } = useTranslation('auto-form', { lng: language });
  const words = useCatalogWords(language);
  const { mileage, used_car, transmission, fuel_type, generation, modification } = values.core_car;
  const { data } = useListModifications(
    { generation_id: generation ?? 0 },
    { query: { enabled: generation !== null } },
  );
  const litres = data?.results.find(({ id }) => id === modification)?.specifications.volume_litres;
  const facts = [
    used_car
      ? mileage !== null && t('preview.km', { value: formatNumber(mileage, language, 0) })
      : t('preview.new'),
    words.word('transmission', transmission),
    litres !== undefined && t('preview.litres', { value: formatNumber(litres, language, 1) }),
    words.word('fuel_type', fuel_type),
  ].filter(Boolean);
  return (
    <Text as="p" size="sm" tone="muted">
      {facts.length === 0 ? '—' : facts.join(' · ')}
    </Text>
  );
}

function Terms({ values, market, language }: PartProps & { market: MarketAnswer }) {
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
  const isGood = verdict === 'great' || verdict === 'good';
  if (terms.length === 0 && !isGood) return null;
  return (
    <div className={css.badges}>
      {isGood && <Badge tone="success">{t(`market.${verdict}`)}</Badge>}
      {terms.map((term) => (
        <Badge key={term}>{term}</Badge>
      ))}
    </div>
  );
}

function Place({ values, language }: PartProps) {
  const { data } = useListRegions();
  const region = data?.results.find(({ id }) => id === values.region);
  if (region === undefined) return null;
  const district = region.districts.find(({ id }) => id === values.district);
  return (
    <p className={css.place}>
      <MapPin size={16} strokeWidth={1.75} aria-hidden />
      {[region, district].flatMap((one) => (one ? [nameOf(one, language)] : [])).join(', ')}
    </p>
  );
}
