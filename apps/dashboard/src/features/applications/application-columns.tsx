import type { Application } from '@karvon/api/main';
import { Avatar } from '@karvon/ui/Avatar';
import { Inline } from '@karvon/ui/Inline';
import { Link } from '@karvon/ui/Link';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { Thumbnail } from '@karvon/ui/Thumbnail';
import { useTranslation } from 'react-i18next';
import { formatDateNear, formatTime } from '../../shared/format/date';
import { formatMoney } from '../../shared/format/money';
import { formatNumber } from '../../shared/format/number';
import { PhoneLink } from '../../shared/format/PhoneLink';
import { formatDayTime } from '../../shared/format/relative-time';
import { useServerNow } from '../../shared/format/use-server-now';
import { useLanguage } from '../../shared/i18n/use-language';
import { columnsOf } from '../../shared/resource/list/columns-of';
import { usePanelLinks } from '../../shared/resource/use-url-panel';
import { useIsPhone, useScreen } from '../../shared/table/use-screen';
import { ApplicationBadge } from './ApplicationBadge';
import { isGone } from './ApplicationCars';
import { ApplicationStep } from './ApplicationRowActions';
import { Surcharge } from './Surcharge';
import { isEstimate } from './surcharge';

interface CellProps {
  row: Application;
}

function Name({ row: { id, client_name } }: CellProps) {
  const panel = usePanelLinks('application');
  return (
    <Link variant="quiet" isStretched href={panel.href(id)}>
      <Text weight="medium">{client_name}</Text>
    </Link>
  );
}

function ClientCell({ row }: CellProps) {
  const isPhone = useIsPhone();
  if (isPhone) return <PhoneCard row={row} />;
  const { phone } = row;
  return (
    <Stack gap={0.5}>
      <Name row={row} />
      <Text size="sm" tone="muted" isNumeric>
        <PhoneLink variant="quiet" phone={phone} />
      </Text>
    </Stack>
  );
}

/** The title of a phone's card. The status cell has the rest, in the width of the card. */
function PhoneCard({ row }: CellProps) {
  const { current_car: current, desired_car: desired } = row;
  return (
    <Inline gap={3} isWrapping={false} align="flex-start">
      <Thumbnail src={current.photos[0]?.thumbnail} />
      <Stack gap={0.5} align="flex-start">
        <Name row={row} />
        <Text size="sm" tone="muted" weight="regular">
          {[current.title, desired?.short_title ?? desired?.title].filter(Boolean).join(' → ')}
        </Text>
      </Stack>
    </Inline>
  );
}

function StatusCell({ row }: CellProps) {
  const isPhone = useIsPhone();
  const isNarrow = useScreen('(max-width: 1399px)');
  const badge = <ApplicationBadge status={row.status} />;
  const isPlanned = row.scheduled_at !== undefined && row.status === 'scheduled';
  if (!isPhone)
    return (
      <Stack gap={0.5} align="flex-start">
        {badge}
        {isPlanned && isNarrow && <InspectionCell row={row} />}
      </Stack>
    );
  return (
    <Stack gap={2}>
      <Inline gap={2}>
        {badge}
        {isPlanned && <InspectionCell row={row} />}
      </Inline>
      {row.surcharge !== undefined && <PhoneSurcharge row={row} />}
      <ApplicationStep row={row} isFullWidth />
    </Stack>
  );
}

function PhoneSurcharge({ row }: CellProps) {
  const { t } = useTranslation('applications');
  return (
    <Inline justify="space-between">
      <Text size="sm" tone="muted" weight="regular">
        {t('col.surcharge')}
      </Text>
      <Surcharge amount={row.surcharge} currency={row.currency} isRough={isEstimate(row)} />
    </Inline>
  );
}

function CarsCell({ row: { current_car: current, desired_car: desired, ...row } }: CellProps) {
  const { t } = useTranslation('applications');
  const panel = usePanelLinks('application');
  const gone = isGone(row);
  const name = desired?.short_title ?? desired?.title;
  return (
    <Stack gap={0.5} align="flex-start">
      <Text>{`${current.car_model}, ${String(current.year)}`}</Text>
      {name !== undefined && (
        <Text size="sm" tone={gone ? 'warn' : 'muted'}>
          {gone ? t('carSold', { car: name }) : `→ ${name}`}
        </Text>
      )}
      {gone && row.allowed_transitions.length > 0 && (
        <Text size="sm">
          <Link href={panel.href(row.id)}>{t('chooseOther')}</Link>
        </Text>
      )}
    </Stack>
  );
}

function PricesCell({ row: { market_price, price, currency } }: CellProps) {
  const language = useLanguage();
  const money = (amount: number | undefined) =>
    amount === undefined
      ? '—'
      : currency === 'UZS'
        ? formatNumber(amount, language, 0)
        : formatMoney(amount, currency, language);
  return (
    <Stack gap={0.5} align="flex-end">
      <Text isNumeric>{money(market_price)}</Text>
      <Text size="sm" tone="muted" isNumeric>
        {money(price)}
      </Text>
    </Stack>
  );
}

function InspectionCell({ row: { scheduled_at: at, is_overdue } }: CellProps) {
  const { t } = useTranslation('applications');
  const language = useLanguage();
  const now = useServerNow();
  if (at === undefined) return <Text tone="subtle">—</Text>;
  const label = formatDayTime(at, language, now);
  const day = /^\d/.test(label) ? `${formatDateNear(at)}, ${formatTime(at)}` : label;
  const when = day.replaceAll(' ', '\u00A0').replace(',\u00A0', ', ');
  return (
    <Text size="sm" tone={is_overdue ? 'warn' : 'muted'}>
      {is_overdue ? t('was', { when }) : when}
    </Text>
  );
}

function ResponsibleCell({ row: { responsible } }: CellProps) {
  if (responsible === undefined) return <Text tone="subtle">—</Text>;
  const { id, full_name: name, profile_pic: photo } = responsible;
  return (
    <span title={name}>
      <Avatar size="sm" name={name} id={id} src={photo?.thumbnail ?? null} />
    </span>
  );
}

export const applicationColumns = columnsOf<Application, 'applications:col'>(
  'applications:col',
  {
    client: { isRowHeader: true, width: '156px', Cell: ClientCell },
    cars: { Cell: CarsCell },
    pricesSum: { isSecondary: true, align: 'end', width: '116px', Cell: PricesCell },
    surchargeSum: {
      align: 'end',
      width: '124px',
      sort: 'surcharge',
      Cell: ({ row }) => (
        <Surcharge
          isInColumn
          amount={row.surcharge}
          currency={row.currency}
          isRough={isEstimate(row)}
        />
      ),
    },
    // On narrow screens it is below the status.
    inspection: {
      width: '108px',
      isSecondary: 'laptop',
      sort: 'scheduled_at',
      Cell: InspectionCell,
    },
    responsible: { width: '52px', Cell: ResponsibleCell },
    status: { width: '156px', onPhone: 'line', Cell: StatusCell },
  },
  { isCard: true },
);
