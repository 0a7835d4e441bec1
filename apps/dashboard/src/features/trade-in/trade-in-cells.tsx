import type { TradeInAuto } from '@karvon/api/main';
import { Badge } from '@karvon/ui/Badge';
import { Button } from '@karvon/ui/Button';
import { Grid } from '@karvon/ui/Grid';
import { Link } from '@karvon/ui/Link';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Currency, formatMoney } from '../../shared/format/money';
import { formatNumber } from '../../shared/format/number';
import { formatPhone } from '../../shared/format/phone';
import type { Language } from '../../shared/i18n/languages';
import { useLanguage } from '../../shared/i18n/use-language';
import { paths } from '../../shared/paths';
import { ReasonedButton } from '../../shared/session/Reasoned';
import { usePanelLinks } from '../../shared/resource/use-url-panel';
import { useIsPhone } from '../../shared/table/use-screen';
import { placeOf } from './car-facts';
import { useIsOpen } from './ClosedBid';

export interface CellProps {
  row: TradeInAuto;
}

/** Formats a sum for a column in so'm: only another currency is named. */
export const sumText = (amount: number, currency: Currency, language: Language): string =>
  currency === 'UZS' ? formatNumber(amount, language, 0) : formatMoney(amount, currency, language);

export function Figure({
  children,
  note,
  tone = 'muted',
  isFaded = false,
  term,
  align,
}: {
  children: ReactNode;
  note?: ReactNode;
  tone?: 'muted' | 'success' | 'warn';
  isFaded?: boolean;
  term?: string;
  align: 'flex-start' | 'flex-end';
}) {
  return (
    <Stack gap={0.5} align={align}>
      <Text isNumeric {...(isFaded && { tone: 'muted' as const })}>
        {children}
      </Text>
      {note !== undefined && (
        <Text size="sm" tone={tone} isNumeric>
          {note}
        </Text>
      )}
      {term !== undefined && (
        <Text size="sm" tone="muted" isNumeric>
          {term}
        </Text>
      )}
    </Stack>
  );
}

/** True when the car is neither open nor won. Updates when the countdown ends. */
export function useIsGone(row: TradeInAuto): boolean {
  const isOpen = useIsOpen(row);
  return row.status !== 'won' && !isOpen;
}

export function CarText({ row, children }: CellProps & { children?: ReactNode }) {
  const { t } = useTranslation('trade-in');
  const language = useLanguage();
  const { car, desired_car_text: desired, lead_id: lead } = row;
  const isGone = useIsGone(row);
  const isPhone = useIsPhone();
  const facts = [
    placeOf(row, language),
    ...(desired === undefined ? [] : [t('inExchange', { car: desired })]),
  ];
  return (
    <Grid columns={1} gap={0.5}>
      <Link variant="quiet" isStretched href={paths.tradeIn.offers(row.id)}>
        <Text weight="medium" tone={isGone ? 'muted' : 'default'}>
          {car.title}
        </Text>
      </Link>
      {isPhone ? (
        facts.map((fact) => (
          <Text key={fact} size="sm" tone="muted" weight="regular">
            {fact}
          </Text>
        ))
      ) : (
        // One line: on the screen of an office rows would be too high.
        <span title={facts.join(' · ')}>
          <Text isTruncated size="sm" tone="muted" weight="regular">
            {facts.join(' · ')}
          </Text>
        </span>
      )}
      {children}
      {lead !== undefined && (
        <Link href={paths.lead(lead)}>
          <Badge tone="accent">{t('yourLead')}</Badge>
        </Link>
      )}
    </Grid>
  );
}

export function TradeInAction({ row, isFullWidth = false }: CellProps & { isFullWidth?: boolean }) {
  const { t } = useTranslation('trade-in');
  const panel = usePanelLinks('bid');
  const isOpen = useIsOpen(row);
  const { phone, allowed_actions: actions, car } = row;
  const style = { size: isFullWidth ? ('md' as const) : ('sm' as const), isFullWidth };
  if (row.status === 'won' && phone !== undefined)
    return (
      <Button
        {...style}
        icon={Phone}
        href={`tel:${phone}`}
        aria-label={`${t('call')} ${formatPhone(phone)}`}
      >
        {t('call')}
      </Button>
    );
  const isChange = actions.includes('change');
  if (!isChange && !actions.includes('offer')) return null;
  const label = isChange ? t('change') : t('bid');
  if (!isOpen)
    return (
      <ReasonedButton {...style} reason={t('closed')} aria-label={`${label}: ${car.title}`}>
        {label}
      </ReasonedButton>
    );
  return (
    <Button
      {...style}
      variant={isChange ? 'secondary' : 'soft'}
      href={panel.href(row.id)}
      aria-label={`${label}: ${car.title}`}
    >
      {label}
    </Button>
  );
}
