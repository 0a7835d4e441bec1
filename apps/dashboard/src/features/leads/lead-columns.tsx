import type { Lead } from '@karvon/api/main';
import { Avatar } from '@karvon/ui/Avatar';
import { Badge } from '@karvon/ui/Badge';
import { Icon } from '@karvon/ui/Icon';
import { Inline } from '@karvon/ui/Inline';
import { Link } from '@karvon/ui/Link';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { Thumbnail } from '@karvon/ui/Thumbnail';
import { useTranslation } from 'react-i18next';
import { calendarDays } from '../../shared/format/date';
import { formatPhone } from '../../shared/format/phone';
import { formatListTime } from '../../shared/format/relative-time';
import { useServerNow } from '../../shared/format/use-server-now';
import { useLanguage } from '../../shared/i18n/use-language';
import { useText } from '../../shared/i18n/use-text';
import type { ListColumn } from '../../shared/resource/list/define-list';
import { usePanelLinks } from '../../shared/resource/use-url-panel';
import { LeadStatusBadge } from '../../shared/status/LeadStatusBadge';
import { WaitingTime } from '../../shared/status/WaitingTime';
import { useIsPhone } from '../../shared/table/use-screen';
import { AssignMenu } from './AssignMenu';
import { buyerName, carLabel, contactIcon, contactLabel, isGone } from './lead-labels';

interface CellProps {
  row: Lead;
}

/** Who waits has a clock; of the others it is said when they were answered, or when they came. */
function WaitingCell({ row: lead }: CellProps) {
  const { t } = useTranslation('leads');
  const language = useLanguage();
  const now = useServerNow();
  const { waiting_since: since, first_response_at: response, attempts } = lead;
  const short = (moment: string) => formatListTime(moment, language, now);
  if (since === undefined) {
    return (
      <Text size="sm" tone="muted">
        {lead.status === 'new' && response !== undefined
          ? t('answeredAt', { time: short(response) })
          : short(lead.last_contact_at)}
      </Text>
    );
  }
  return (
    <Stack gap={1}>
      <WaitingTime since={since} />
      <Text size="xs" tone="muted">
        {attempts > 0
          ? t('tried', { count: attempts })
          : calendarDays(now, since) === 0
            ? t('since', { time: short(since) })
            : short(since)}
      </Text>
    </Stack>
  );
}

function Name({ lead }: { lead: Lead }) {
  const { t } = useTranslation('leads');
  const text = useText();
  const panel = usePanelLinks('lead');
  return (
    <Inline gap={1}>
      <Link variant="quiet" href={panel.href(lead.id)}>
        <Text weight="medium">{buyerName(lead, text)}</Text>
      </Link>
      {lead.contact_count > 1 && <Badge>{t('times', { count: lead.contact_count })}</Badge>}
    </Inline>
  );
}

function ClientCell({ row: lead }: CellProps) {
  const { t } = useTranslation('leads');
  const text = useText();
  const isPhone = useIsPhone();
  const { phone, id, client_name } = lead;
  if (isPhone) return <PhoneCard row={lead} />;
  return (
    <Inline gap={2} isWrapping={false}>
      <Avatar
        isDecorative
        size="sm"
        name={client_name === '' ? undefined : buyerName(lead, text)}
        id={phone ?? id}
      />
      <Stack gap={2}>
        <Name lead={lead} />
        {phone === undefined ? (
          <Text size="sm" tone="muted">
            {t('noPhone')}
          </Text>
        ) : (
          client_name !== '' && (
            <Text size="sm" tone="muted" isNumeric>
              <Link variant="quiet" href={`tel:${phone}`}>
                {formatPhone(phone)}
              </Link>
            </Text>
          )
        )}
      </Stack>
    </Inline>
  );
}

/** On a phone a row is a card: who, since when, what about, and what was noted. */
function PhoneCard({ row: lead }: CellProps) {
  const { t } = useTranslation('leads');
  const text = useText();
  const language = useLanguage();
  const { car, avtosalon, comment, waiting_since: since, buyer } = lead;
  const about = [
    contactLabel(lead, text, language),
    car === undefined ? avtosalon?.name : carLabel(car),
    buyer.other_cars.length > 0 && t('moreCars', { count: buyer.other_cars.length }),
  ];
  return (
    <Stack gap={1}>
      <Inline justify="space-between" isWrapping={false}>
        <Name lead={lead} />
        {since === undefined ? (
          <LeadStatusBadge status={lead.status} />
        ) : (
          <WaitingTime since={since} />
        )}
      </Inline>
      <Text size="sm" tone="muted" weight="regular">
        {about.filter(Boolean).join(' · ')}
      </Text>
      {comment !== '' && (
        <Text as="div" size="sm" tone="muted" weight="regular" isTruncated>
          «{comment}»
        </Text>
      )}
    </Stack>
  );
}

function ContactCell({ row: lead }: CellProps) {
  const { t } = useTranslation('leads');
  const text = useText();
  const language = useLanguage();
  return (
    <Inline gap={2} align="flex-start" isWrapping={false}>
      <Icon icon={contactIcon(lead)} />
      <Stack gap={1}>
        <Text>{contactLabel(lead, text, language)}</Text>
        <Text size="sm" tone="muted">
          {t(`source.${lead.source}`)}
        </Text>
      </Stack>
    </Inline>
  );
}

function CarCell({ row: { car, avtosalon, buyer } }: CellProps) {
  const { t } = useTranslation('leads');
  const others = buyer.other_cars.length;
  if (car === undefined) {
    return <Text tone="muted">{avtosalon?.name ?? '—'}</Text>;
  }
  return (
    <Inline gap={2} isWrapping={false}>
      <Thumbnail
        size="sm"
        src={car.photo?.thumbnail}
        isStacked={others > 0}
        isFaded={isGone(car)}
      />
      <Stack gap={1}>
        <Text tone={isGone(car) ? 'subtle' : 'default'}>{carLabel(car)}</Text>
        <Text size="sm" tone="muted">
          {others > 0 ? t('moreCars', { count: others }) : (avtosalon?.name ?? '')}
        </Text>
      </Stack>
    </Inline>
  );
}

/** The columns of the list; on a phone the first shows all of them. */
export const leadColumns: readonly ListColumn<Lead>[] = [
  {
    id: 'waiting',
    header: 'leads:col.waiting',
    width: '116px',
    onPhone: 'hidden',
    sort: { rising: 'waiting' },
    Cell: WaitingCell,
  },
  {
    id: 'client',
    header: 'leads:col.client',
    isRowHeader: true,
    width: '16.5%',
    onPhone: 'title',
    sort: { rising: 'client_name' },
    Cell: ClientCell,
  },
  {
    id: 'contact',
    header: 'leads:col.contact',
    width: '16%',
    onPhone: 'hidden',
    Cell: ContactCell,
  },
  { id: 'car', header: 'leads:col.car', width: '17.5%', onPhone: 'hidden', Cell: CarCell },
  {
    id: 'responsible',
    header: 'leads:col.responsible',
    width: '124px',
    isSecondary: 'laptop',
    onPhone: 'hidden',
    Cell: ({ row }) => <AssignMenu isShort lead={row} />,
  },
  {
    id: 'status',
    header: 'leads:col.status',
    width: '96px',
    onPhone: 'hidden',
    Cell: ({ row: { status } }) => <LeadStatusBadge status={status} />,
  },
];
