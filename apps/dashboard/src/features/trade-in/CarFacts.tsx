import type { TradeInAuto } from '@karvon/api/main';
import { Card } from '@karvon/ui/Card';
import { DefinitionList } from '@karvon/ui/DefinitionList';
import { Link } from '@karvon/ui/Link';
import { Text } from '@karvon/ui/Text';
import { useTranslation } from 'react-i18next';
import { formatDateShort } from '../../shared/format/date';
import { convertMoney, formatMoney } from '../../shared/format/money';
import { useLanguage } from '../../shared/i18n/use-language';
import { paths } from '../../shared/paths';

/** What the owner says about the car. */
export function CarFacts({ car }: { car: TradeInAuto }) {
  const { t } = useTranslation('trade-in');
  const language = useLanguage();
  const { asking_price, asking_price_uzs, currency, rate, car: facts } = car;
  const other =
    asking_price === undefined
      ? undefined
      : currency === 'UZS'
        ? formatMoney(convertMoney(asking_price, 'UZS', rate.rate), 'USD', language)
        : formatMoney(asking_price_uzs ?? 0, 'UZS', language);
  return (
    <Card title={t('facts')}>
      <DefinitionList
        items={[
          {
            term: t('col.wants'),
            detail:
              asking_price === undefined || other === undefined
                ? t('noPrice')
                : `${formatMoney(asking_price, currency, language)} ${t('about', { money: other, date: formatDateShort(rate.date) })}`,
          },
          { term: t('fact.desired'), detail: car.desired_car_text },
          { term: t('fact.transmission'), detail: facts.transmission?.translations[language].name },
          { term: t('fact.fuel'), detail: facts.fuel_type?.translations[language].name },
          { term: t('fact.color'), detail: facts.color?.translations[language].name },
          { term: t('fact.owners'), detail: facts.number_of_owners },
          {
            term: t('fact.words'),
            detail:
              facts.description === undefined ? undefined : (
                <Text tone="inherit" isTranslatable>{`«${facts.description}»`}</Text>
              ),
          },
          {
            term: t('yourLead'),
            detail:
              car.lead_id === undefined ? undefined : (
                <Link href={`${paths.leads}?lead=${String(car.lead_id)}`}>{car.client_name}</Link>
              ),
          },
        ]}
      />
    </Card>
  );
}
