import { ConfirmDialog } from '@karvon/ui/ConfirmDialog';
import { serverNow } from '@karvon/api/server-clock';
import { Button } from '@karvon/ui/Button';
import { Grid } from '@karvon/ui/Grid';
import { Inline } from '@karvon/ui/Inline';
import { MoneyField } from '@karvon/ui/MoneyField';
import { Note } from '@karvon/ui/Note';
import { SegmentedControl } from '@karvon/ui/SegmentedControl';
import { Select } from '@karvon/ui/Select';
import { Stack } from '@karvon/ui/Stack';
import { TextArea } from '@karvon/ui/TextArea';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDay, formatTime } from '../../shared/format/date';
import { convertMoney, currencyLabel, formatMoney } from '../../shared/format/money';
import { formatNumber } from '../../shared/format/number';
import { useLanguage } from '../../shared/i18n/use-language';
import { lookupQueries } from '../../shared/lookups/queries';
import { suggestedPrice, toOffer, type Term } from './bid-values';
import { Earnings } from './Earnings';
import { useMargin } from './margin';
import type { Bid } from './use-bid';

const longestComment = 1000;

/** The fields of an offer: price with what it leaves, term, showroom, words for the owner. */
export function BidFields({ bid }: { bid: Bid }) {
  const { t } = useTranslation(['trade-in', 'common']);
  const language = useLanguage();
  const margin = useMargin();
  const { data: salons } = useQuery(lookupQueries.avtosalons());
  const { car, values, errors, change } = bid;
  const { price, currency, comment } = values;
  const suggested = suggestedPrice(car, currency, margin);
  const previous = car.my_offer;
  const isLower =
    bid.isChange && previous?.currency === currency && price !== null && price < previous.price;
  const end = toOffer(values, car, serverNow()).valid_until;
  const terms: Term[] = bid.isChange ? ['same', '1', '3', '7'] : ['1', '3', '7'];
  return (
    <Stack gap={4}>
      {bid.note !== undefined && <Note role="alert">{bid.note}</Note>}
      <Grid columns={2} hasFields>
        <MoneyField
          isRequired
          autoFocus
          label={t('form.price')}
          unit={currencyLabel(currency, language)}
          value={price}
          errorMessage={errors.price ?? null}
          onChange={(next) => change({ price: next })}
        />
        <SegmentedControl
          label={t('form.currency')}
          isFullWidth
          value={currency}
          options={(['UZS', 'USD'] as const).map((one) => ({
            value: one,
            label: currencyLabel(one, language),
          }))}
          onChange={(next) =>
            change({
              currency: next,
              price:
                price === null || next === currency
                  ? price
                  : convertMoney(price, currency, car.rate.rate),
            })
          }
        />
      </Grid>
      {suggested !== undefined && suggested !== price && (
        <Inline>
          <Button size="sm" variant="soft" onPress={() => change({ price: suggested })}>
            {t('form.suggest', {
              money: formatMoney(suggested, currency, language),
              n: formatNumber(margin, language, 0),
            })}
          </Button>
        </Inline>
      )}
      <Earnings car={car} price={price} currency={currency} />
      {isLower && <Note>{t('form.lower')}</Note>}
      <SegmentedControl
        label={t('form.term')}
        isFullWidth
        value={values.term}
        description={t('until', { date: formatDay(end, language), time: formatTime(end) })}
        errorMessage={errors.valid_until ?? null}
        options={terms.map((term) => ({ value: term, label: t(`form.days.${term}`) }))}
        onChange={(term) => change({ term })}
      />
      {salons !== undefined && salons.results.length > 0 && (
        <Select
          label={t('form.avtosalon')}
          value={values.avtosalon}
          errorMessage={errors.avtosalon ?? null}
          options={[
            { value: 0, label: t('form.noAvtosalon') },
            ...salons.results.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(avtosalon) => change({ avtosalon })}
        />
      )}
      <TextArea
        label={t('form.comment')}
        placeholder={t('form.commentHint')}
        rows={2}
        maxLength={longestComment}
        counter={t('form.counter', { n: comment.length, of: longestComment })}
        errorMessage={errors.comment ?? null}
        value={comment}
        onChange={(next) => change({ comment: next })}
      />
      <ConfirmDialog
        isOpen={bid.asked !== undefined}
        onOpenChange={bid.unask}
        title={t('form.above', { n: bid.asked ?? 0 })}
        confirmLabel={t('form.sendAnyway')}
        cancelLabel={t('common:cancel')}
        closeLabel={t('common:close')}
        onConfirm={() => bid.send(true)}
      />
    </Stack>
  );
}
