import type { AutoSummary } from '@karvon/api/main';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AskDialog } from '../../../shared/feedback/AskDialog';
import { formatMoney } from '../../../shared/format/money';
import { formatChange } from '../../../shared/format/number';
import { formatWait } from '../../../shared/format/relative-time';
import { useLanguage } from '../../../shared/i18n/use-language';
import { minute } from '../../../shared/time';
import { autoTitle } from '../auto-rules';
import { priceQueries } from './queries';

/** Confirms a price that goes to moderation, or a large change. */
export function PriceQuestion({
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
  const { data: estimate } = useQuery(
    priceQueries.moderation(isOutside && row.status === 'active'),
  );
  const { price: before = 0, currency } = row;
  const money = (amount: number) => formatMoney(amount, currency, language);
  const usual = estimate?.median_seconds;
  const toModeration = () => {
    if (row.status !== 'active') return t('price.toModerationLater');
    if (usual === undefined) return t('price.toModeration');
    const time = formatWait(Math.max(usual * 1000, minute), language);
    return t('price.toModerationIn', { time });
  };
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
            {toModeration()}
          </Text>
        )}
      </Stack>
    </AskDialog>
  );
}
