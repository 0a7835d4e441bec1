import type { AutoSummary } from '@karvon/api/main';
import { Button } from '@karvon/ui/Button';
import { Dialog } from '@karvon/ui/Dialog';
import { MoneyField } from '@karvon/ui/MoneyField';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { currencyLabel, formatMoney } from '../../../shared/format/money';
import { formatChange } from '../../../shared/format/number';
import { useLanguage } from '../../../shared/i18n/use-language';
import { ReasonedButton } from '../../../shared/session/Reasoned';
import { useIsPhone } from '../../../shared/table/use-screen';
import { autoTitle } from '../auto-rules';
import { neighbourPrice } from './editable-price';
import { PriceQuestion } from './PriceQuestion';
import { priceQueries } from './queries';
import { type PriceConflict, usePriceChange } from './use-price-change';

/** Position of a price in the market, and its loss below the cost. */
function Meaning({ row, price }: { row: AutoSummary; price: number }) {
  const { t } = useTranslation('autos');
  const language = useLanguage();
  const { data } = useQuery(priceQueries.position(row, price));
  const { price: before = 0, price_uzs = 0, money } = row;
  const uzs = before === 0 ? 0 : Math.round((price * price_uzs) / before);
  const loss = money?.cost === undefined || uzs === 0 ? 0 : money.cost - uzs;
  const { position = 'no_analysis', median } = data ?? {};
  return (
    <Stack gap={0.5}>
      {position !== 'no_analysis' && median !== undefined && (
        <Text size="sm" tone={position === 'high' ? 'warn' : 'success'}>
          {t('price.will', {
            percent: formatChange(price / median - 1, language),
            label: t(`price.position.${position}`),
          })}
        </Text>
      )}
      {loss > 0 && (
        <Text size="sm" tone="danger">
          {t('price.below', { money: formatMoney(loss, 'UZS', language) })}
        </Text>
      )}
    </Stack>
  );
}

/** Edits the price of a row: Enter saves, Tab also edits the next row, Escape cancels. A price that goes to moderation is confirmed. */
export function PriceEditor({
  row,
  onClose,
  onConflict,
}: {
  row: AutoSummary;
  /** @param hasFocus true when the price takes the focus */
  onClose: (hasFocus: boolean) => void;
  onConflict: (conflict: PriceConflict) => void;
}) {
  const { t } = useTranslation(['autos', 'common']);
  const language = useLanguage();
  const isPhone = useIsPhone();
  const { price: before = 0, currency, id, version } = row;
  const [price, setPrice] = useState<number | null>(before);
  const [isAsked, setAsked] = useState(false);
  const next = useRef<HTMLElement>(undefined);
  const { save, isOutside, mustAsk } = usePriceChange(row, onConflict);
  const isValid = price !== null && price > 0;
  const leave = () => {
    onClose(next.current === undefined);
    next.current?.click();
  };
  const send = () => {
    leave();
    if (isValid) void save.run({ id, version, price });
  };
  const submit = () => {
    if (!isValid) return;
    if (price === before) leave();
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
      description={isValid && <Meaning row={row} price={price} />}
      onKeyDown={(event: KeyboardEvent) => {
        const { key, currentTarget, shiftKey } = event;
        const isTab = key === 'Tab' && !isPhone;
        next.current = isTab ? neighbourPrice(currentTarget, shiftKey) : undefined;
        if (key === 'Escape') onClose(true);
        else if (key === 'Enter' || isTab) submit();
        else return;
        if (next.current !== undefined) event.preventDefault();
        event.stopPropagation();
      }}
    />
  );
  return (
    <>
      {isPhone ? (
        <Sheet
          title={autoTitle(row)}
          onClose={() => onClose(true)}
          onSave={submit}
          isDisabled={!isValid}
        >
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
