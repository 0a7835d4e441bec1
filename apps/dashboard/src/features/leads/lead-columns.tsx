import type { Lead } from '@karvon/api/main';
import { Avatar } from '@karvon/ui/Avatar';
import { Badge } from '@karvon/ui/Badge';
import { Grid } from '@karvon/ui/Grid';
import { Icon } from '@karvon/ui/Icon';
import { Inline } from '@karvon/ui/Inline';
import { Link } from '@karvon/ui/Link';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { Thumbnail } from '@karvon/ui/Thumbnail';
import { useTranslation } from 'react-i18next';
import { calendarDays } from '../../shared/format/date';
import { PhoneLink } from '../../shared/format/PhoneLink';
import { formatListTime } from '../../shared/format/relative-time';
import { useServerNow } from '../../shared/format/use-server-now';
import { useLanguage } from '../../shared/i18n/use-language';
import { useText } from '../../shared/i18n/use-text';
import { columnsOf } from '../../shared/resource/list/columns-of';
import { usePanelLinks } from '../../shared/resource/use-url-panel';
import { LeadStatusBadge } from '../../shared/status/LeadStatusBadge';
import { WaitingTime } from '../../shared/status/WaitingTime';
import { useIsPhone } from '../../shared/table/use-screen';
import { AssignMenu } from './AssignMenu';
import { LeadRowActions } from './LeadRowActions';
import { buyerName, carLabel, contactIcon, contactLabel, isGone } from './lead-labels';

interface CellProps {
  row: Lead;
}

function WaitingCell({ row: lead }: CellProps) {
  const { t } = useTranslation('leads');
  const text = useText();
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
    <Stack gap={0.5}>
      <WaitingTime since={since} name={buyerName(lead, text)} />
      <Text size="sm" tone="muted">
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
    <Inline gap={1} isWrapping={false}>
      <Grid columns={1} gap={0}>
        <Link variant="quiet" isStretched href={panel.href(lead.id)}>
          <Text weight="medium">{buyerName(lead, text)}</Text>
        </Link>
      </Grid>
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
    <Inline gap={2.5} isWrapping={false}>
      <Avatar
        isDecorative
        size="sm"
        name={client_name === '' ? undefined : buyerName(lead, text)}
        id={phone ?? id}
      />
      <Grid columns={1} gap={0.5}>
        <Name lead={lead} />
        {phone === undefined ? (
          <Text isTruncated size="sm" tone="muted">
            {t('noPhone')}
          </Text>
        ) : (
          client_name !== '' && (
            <Text size="sm" tone="muted" isNumeric>
              <PhoneLink variant="quiet" phone={phone} />
            </Text>
          )
        )}
      </Grid>
    </Inline>
  );
}

function OtherCars({ lead }: { lead: Lead }) {
  const { t } = useTranslation('leads');
  const text = useText();
  const panel = usePanelLinks('lead');
  const label = t('moreCars', { count: lead.buyer.other_cars.length });
  return (
    <Link href={panel.href(lead.id)} aria-label={`${label}: ${buyerName(lead, text)}`}>
      {label}
    </Link>
  );
}

/** A row as a phone's card. The hidden cell of the row announces a long wait. */
function PhoneCard({ row: lead }: CellProps) {
  const text = useText();
  const language = useLanguage();
  const { car, avtosalon, comment, waiting_since: since, buyer } = lead;
  const about = car === undefined ? avtosalon?.name : carLabel(car);
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
        {contactLabel(lead, text, language)}
        {about !== undefined && ' · '}
        {car !== undefined && isGone(car) ? <Text tone="subtle">{about}</Text> : about}
        {buyer.other_cars.length > 0 && (
          <>
            {' · '}
            <OtherCars lead={lead} />
          </>
        )}
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
      <Grid columns={1} gap={0.5}>
        <Text>{contactLabel(lead, text, language)}</Text>
        <Text size="sm" tone="muted">
          {t(`source.${lead.source}`)}
        </Text>
      </Grid>
    </Inline>
  );
}

function CarCell({ row: lead }: CellProps) {
  const { car, avtosalon, buyer } = lead;
  const hasOthers = buyer.other_cars.length > 0;
  const second = hasOthers ? <OtherCars lead={lead} /> : (avtosalon?.name ?? '');
  if (car === undefined) {
    return <Text tone="muted">{second === '' ? '—' : second}</Text>;
  }
  return (
    <Inline gap={2.5} isWrapping={false}>
      <Thumbnail size="sm" src={car.photo?.thumbnail} isStacked={hasOthers} isFaded={isGone(car)} />
      <Grid columns={1} gap={0.5}>
        <Text tone={isGone(car) ? 'subtle' : 'default'}>{carLabel(car)}</Text>
        <Text size="sm" tone="muted">
          {second}
        </Text>
      </Grid>
    </Inline>
  );
}

/** On a phone, the buttons. The title of the card has the status. */
function StatusCell({ row }: CellProps) {
  const isPhone = useIsPhone();
  return isPhone ? <LeadRowActions isCard row={row} /> : <LeadStatusBadge status={row.status} />;
}

export const leadColumns = columnsOf<Lead, 'leads:col'>(
  'leads:col',
  {
    waiting: { width: '108px', sort: { falling: 'waiting' }, Cell: WaitingCell },
    client: { isRowHeader: true, width: '21%', sort: { rising: 'client_name' }, Cell: ClientCell },
    contact: { width: '18%', Cell: ContactCell },
    car: { width: '17.5%', Cell: CarCell },
    responsible: {
      width: '64px',
      isSecondary: 'laptop',
      Cell: ({ row }) => <AssignMenu isShort lead={row} />,
    },
    // On a laptop the waiting time and the button show what is new; names and phones need the space.
    status: { width: '92px', isSecondary: 'laptop', onPhone: 'line', Cell: StatusCell },
  },
  { isCard: true },
);
