import type { Auto, AutoSummary } from '@karvon/api/main';
import { Button } from '@karvon/ui/Button';
import { Dialog } from '@karvon/ui/Dialog';
import { MoneyField } from '@karvon/ui/MoneyField';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AskDialog } from '../../../shared/feedback/AskDialog';
import { currencyLabel, formatMoney } from '../../../shared/format/money';
import { formatChange } from '../../../shared/format/number';
import { formatWait } from '../../../shared/format/relative-time';
import { useLanguage } from '../../../shared/i18n/use-language';
import { useAction } from '../../../shared/resource/use-action';
import { ReasonedButton } from '../../../shared/session/Reasoned';
import { useIsPhone } from '../../../shared/table/use-screen';
import { minute } from '../../../shared/time';
import { patchAuto, storeAuto } from '../actions/auto-cache';
import { autoTitle } from '../auto-rules';
import { autoCalls } from '../queries';
import { priceQueries } from './queries';

/** Share from which a change is confirmed even if no moderator sees it. */
const largeChange = 0.5;

interface Change {
  id: number;
  version: number;
  price: number;
}

function usePriceChange(row: AutoSummary) {
  const { t } = useTranslation('autos');
  const language = useLanguage();
  const cache = useQueryClient();
  const { price: before = 0, currency } = row;
  const save = useAction(({ price, ...base }: Change) => autoCalls.update(base, { price }), {
    optimistic: ({ id, price }) => {
      const share = before === 0 ? 1 : price / before;
      return patchAuto(cache, id, {
        price,
        price_uzs: Math.round((row.price_uzs ?? 0) * share),
        price_usd: Math.round((row.price_usd ?? 0) * share),
      });
    },
    onDone: (auto: Auto) => storeAuto(cache, auto),
    success: (auto) => ({
      title: t(auto.status === 'moderation' ? 'price.sent' : 'price.changed', {
        money: formatMoney(auto.price ?? 0, auto.currency, language),
      }),
      description: autoTitle(row),
    }),
    undo: async ({ id, version, status }) => {
      if (status !== row.status) return;
      storeAuto(cache, await autoCalls.update({ id, version }, { price: before, currency }));
    },
  });
  const { price_min, price_max } = row;
  const isOutside = (price: number) =>
    price_min !== undefined && price_max !== undefined && (price < price_min || price > price_max);
  return {
    save,
    isOutside,
    mustAsk: (price: number) =>
      isOutside(price) || Math.abs(price - before) >= before * largeChange,
  };
}

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
        <Question
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

function Question({
  row,
  price,
  isOutside,
  onClose,
  onConfirm,
}: {
  row: AutoSummary;
  price: number;
  isOutside: boolean;
  onClose: () => void;
  onConfirm: () => void;
}) {
  const { t } = useTranslation('autos');
  const language = useLanguage();
  const { data: estimate } = useQuery(priceQueries.moderation(isOutside));
  const { price: before = 0, currency } = row;
  const money = (amount: number) => formatMoney(amount, currency, language);
  const usual = estimate?.median_seconds;
  return (
    <AskDialog
      title={autoTitle(row)}
      onClose={onClose}
      action={{ label: t('price.edit'), onPress: onConfirm }}
    >
      <Stack gap={2}>
        <Text as="p">
          {t('price.fromTo', {
            from: money(before),
            to: money(price),
            percent: formatChange(before === 0 ? 0 : price / before - 1, language),
          })}
        </Text>
        {isOutside && (
          <Text as="p" tone="muted">
            {usual === undefined
              ? t('price.toModeration')
              : t('price.toModerationIn', {
                  time: formatWait(Math.max(usual * 1000, minute), language),
                })}
          </Text>
        )}
      </Stack>
    </AskDialog>
  );
}
