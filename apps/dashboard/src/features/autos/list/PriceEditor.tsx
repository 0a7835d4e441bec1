import type { AutoSummary } from '@karvon/api/main';
import { Button } from '@karvon/ui/Button';
import { Dialog } from '@karvon/ui/Dialog';
import { MoneyField } from '@karvon/ui/MoneyField';
import { Text } from '@karvon/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { currencyLabel } from '../../../shared/format/money';
import { formatChange } from '../../../shared/format/number';
import { useLanguage } from '../../../shared/i18n/use-language';
import { ReasonedButton } from '../../../shared/session/Reasoned';
import { useIsPhone } from '../../../shared/table/use-screen';
import { autoTitle } from '../auto-rules';
import { PriceQuestion } from './PriceQuestion';
import { priceQueries } from './queries';
import { usePriceChange } from './use-price-change';

/** Shows a price's position in the market, or the loss below the cost. */
function useMeaning(row: AutoSummary, price: number | null) {
  const { t } = useTranslation('autos');
  const language = useLanguage();
  const isAsked = price !== null && price > 0;
  const { data } = useQuery(priceQueries.position(row, isAsked ? price : undefined));
  const { price: before, price_uzs, money } = row;
  if (!isAsked) return undefined;
  const cost = money?.cost;
  if (cost !== undefined && before && price_uzs !== undefined) {
    if (cost > (price * price_uzs) / before)
      return { tone: 'danger' as const, text: t('price.below') };
  }
  if (data?.median === undefined || data.position === 'no_analysis') return undefined;
  return {
    tone: data.position === 'high' ? ('warn' as const) : ('success' as const),
    text: t('price.will', {
      percent: formatChange(price / data.median - 1, language),
      label: t(`market.${data.position}`).toLocaleLowerCase(language),
    }),
  };
}

/** Edits the price of a row: Enter and Tab save, Escape cancels. A price that goes to moderation is confirmed. */
export function PriceEditor({ row, onClose }: { row: AutoSummary; onClose: () => void }) {
  const { t } = useTranslation(['autos', 'common']);
  const language = useLanguage();
  const isPhone = useIsPhone();
  const { price: before = 0, currency, id, version } = row;
  const [price, setPrice] = useState<number | null>(before);
  const [isAsked, setAsked] = useState(false);
  const { save, isOutside, mustAsk } = usePriceChange(row);
  const meaning = useMeaning(row, price);
  const isValid = price !== null && price > 0;
  const send = () => {
    onClose();
    if (isValid) void save.run({ id, version, price });
  };
  const submit = () => {
    if (!isValid) return;
    if (price === before) onClose();
    else if (mustAsk(price)) setAsked(true);
    else send();
  };
  const field = (
    <MoneyField
      size={isPhone ? 'lg' : 'sm'}
      autoFocus
      aria-label={t('price.of', { car: autoTitle(row) })}
      unit={currencyLabel(currency, language)}
      value={price}
      onChange={setPrice}
      {...(price === 0 && { errorMessage: t('price.zero') })}
      description={
        meaning && (
          <Text size="sm" tone={meaning.tone}>
            {meaning.text}
          </Text>
        )
      }
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Escape') onClose();
        else if (event.key === 'Enter' || event.key === 'Tab') submit();
        else return;
        event.stopPropagation();
      }}
    />
  );
  return (
    <>
      {isPhone ? (
        <Sheet title={autoTitle(row)} onClose={onClose} onSave={submit} isDisabled={!isValid}>
          {field}
        </Sheet>
      ) : (
        field
      )}
      {isAsked && isValid && (
        <PriceQuestion
          row={row}
          price={price}
          isOutside={isOutside(price)}
          onClose={() => setAsked(false)}
          onConfirm={send}
        />
      )}
    </>
  );
}

function Sheet({
  title,
  isDisabled,
  onSave,
  onClose,
  children,
}: {
  title: string;
  isDisabled: boolean;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation(['autos', 'common']);
  return (
    <Dialog
      isOpen
      placement="bottom"
      title={title}
      closeLabel={t('common:close')}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('common:cancel')}</Button>
          <ReasonedButton variant="primary" isDisabled={isDisabled} onPress={onSave}>
            {t('price.edit')}
          </ReasonedButton>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
