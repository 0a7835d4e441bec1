import type { Lead, AutoRef } from '@karvon/api/main';
import { Avatar } from '@karvon/ui/Avatar';
import { Button } from '@karvon/ui/Button';
import { DefinitionList } from '@karvon/ui/DefinitionList';
import { Dialog } from '@karvon/ui/Dialog';
import { IconButton } from '@karvon/ui/IconButton';
import { Inline } from '@karvon/ui/Inline';
import { Link } from '@karvon/ui/Link';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  Check,
  ChevronDown,
  ChevronUp,
  CircleDot,
  MessageCircle,
  Phone,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PhoneLink } from '../../shared/format/PhoneLink';
import { calendarDays, formatTime } from '../../shared/format/date';
import { formatDayTime, formatWait } from '../../shared/format/relative-time';
import { useServerNow } from '../../shared/format/use-server-now';
import { useLanguage } from '../../shared/i18n/use-language';
import { useText } from '../../shared/i18n/use-text';
import { paths } from '../../shared/paths';
import { RowMenu } from '../../shared/resource/actions/RowMenu';
import { QueryBoundary } from '../../shared/resource/query/QueryBoundary';
import type { UrlPanel } from '../../shared/resource/use-url-panel';
import { useMember } from '../../shared/session/member';
import { ReasonedButton } from '../../shared/session/Reasoned';
import { LeadStatusBadge } from '../../shared/status/LeadStatusBadge';
import { WaitingTime } from '../../shared/status/WaitingTime';
import { useIsPhone } from '../../shared/table/use-screen';
import { AssignMenu } from './AssignMenu';
import { findLead } from './lead-cache';
import { buyerName, contactLabel, isDeleted, lastWait, isGone } from './lead-labels';
import { attemptItems } from './attempt-items';
import { LeadFooter } from './LeadFooter';
import { LeadHistory } from './LeadHistory';
import { LeadTexts } from './LeadTexts';
import { leadQueries, leadFilters } from './queries';
import { useLeadActions } from './LeadActionsProvider';
import { useState } from 'react';
import { useListState } from '../../shared/resource/filters/use-list-state';
import { Row } from '@karvon/ui/Row';
import { RowList } from '@karvon/ui/RowList';
import { Thumbnail } from '@karvon/ui/Thumbnail';
import { useCarPrice } from '../../shared/lookups/use-car-price';

export interface LeadDrawerProps {
  id: number;
  panel: UrlPanel;
}

export function LeadDrawer({ id, panel }: LeadDrawerProps) {
  const { t } = useTranslation(['leads', 'common']);
  const text = useText();
  const client = useQueryClient();
  // A row of the list contains the full lead, so it is shown without waiting.
  const query = useQuery(leadQueries.one(id, findLead(client, id)));
  const lead = query.data;
  return (
    <Dialog
      isOpen
      placement="end"
      title={lead === undefined ? t('title') : buyerName(lead, text)}
      closeLabel={t('common:close')}
      onOpenChange={panel.close}
      headerEnd={<NeighbourButtons id={id} onChange={panel.change} />}
      {...(lead !== undefined && {
        footer: <LeadFooter key={lead.id} lead={lead} />,
        image: (
          <Avatar isDecorative name={lead.client_name || undefined} id={lead.phone ?? lead.id} />
        ),
        description: lead.phone === undefined ? t('noPhone') : <PhoneLink phone={lead.phone} />,
      })}
    >
      <QueryBoundary query={query} level={3} skeleton={<Skeleton height="420px" />}>
        {(found) => <LeadBody key={found.id} lead={found} />}
      </QueryBoundary>
    </Dialog>
  );
}

function NeighbourButtons({ id, onChange }: { id: number; onChange: (id: number) => void }) {
  const { t } = useTranslation('leads');
  const neighbours = useNeighbours(id);
  if (useIsPhone() || neighbours === undefined) return null;
  const button = (icon: LucideIcon, label: string, to: number | undefined) => (
    <IconButton
      size="sm"
      icon={icon}
      aria-label={label}
      // A tooltip would consume the first Escape.
      tooltip=""
      isDisabled={to === undefined}
      onPress={() => {
        if (to !== undefined) onChange(to);
      }}
    />
  );
  return (
    <Inline gap={1} isWrapping={false}>
      {button(ChevronUp, t('drawer.before'), neighbours.before)}
      {button(ChevronDown, t('drawer.after'), neighbours.after)}
    </Inline>
  );
}

function LeadBody({ lead }: { lead: Lead }) {
  const { t } = useTranslation('leads');
  const text = useText();
  const language = useLanguage();
  const now = useServerNow();
  const wait = lastWait(lead);
  const { waiting_since: since, avtosalon, contact_count: contacts, attempts, buyer } = lead;
  return (
    <Stack gap={5}>
      <Inline justify="space-between" isWrapping={false}>
        <Inline gap={3}>
          <LeadStatusBadge status={lead.status} />
          {since !== undefined && (
            <>
              <WaitingTime since={since} />
              <Text size="sm" tone="muted">
                {calendarDays(now, since) === 0
                  ? t('drawer.since', { time: formatTime(since) })
                  : formatDayTime(since, language, now)}
              </Text>
            </>
          )}
          {attempts > 0 && (
            <Text size="sm" tone="muted">
              {t('tried', { count: attempts })}
            </Text>
          )}
        </Inline>
        <AttemptMenu lead={lead} />
      </Inline>
      <LeadButtons lead={lead} />
      {lead.car !== undefined && <LeadCar car={lead.car} />}
      <DefinitionList
        items={[
          { term: t('drawer.contact'), detail: contactLabel(lead, text, language) },
          { term: t('drawer.source'), detail: t(`source.${lead.source}`) },
          { term: t('drawer.contacts'), detail: contacts > 1 && String(contacts) },
          {
            term: t('drawer.waited'),
            detail:
              wait &&
              t('drawer.waitedFor', {
                wait: formatWait(Date.parse(wait.to) - Date.parse(wait.from), language),
                time: formatDayTime(wait.to, language, now),
              }),
          },
          {
            term: t('drawer.avtosalon'),
            detail: avtosalon && (
              <Link href={paths.avtosalons.view(avtosalon.id)}>{avtosalon.name}</Link>
            ),
          },
          {
            term: t('otherCars'),
            detail: buyer.other_cars.length > 0 && (
              <Stack gap={1}>
                {buyer.other_cars.map((car) =>
                  isDeleted(car) ? (
                    <Text key={car.id} tone="subtle">
                      {car.title}
                    </Text>
                  ) : (
                    <Link key={car.id} href={paths.autos.view(car.id)}>
                      {car.title}
                    </Link>
                  ),
                )}
              </Stack>
            ),
          },
          { term: t('responsible'), detail: <AssignMenu lead={lead} /> },
        ]}
      />
      <LeadTexts key={lead.id} lead={lead} />
      <LeadHistory id={lead.id} />
    </Stack>
  );
}

function AttemptMenu({ lead }: { lead: Lead }) {
  const { t } = useTranslation('leads');
  const text = useText();
  const { attempt } = useLeadActions();
  const { reason } = useMember().mayWorkOn(lead.responsible?.id);
  return (
    <RowMenu
      label={t('menu', { name: buyerName(lead, text) })}
      reason={reason}
      items={attemptItems(lead, attempt, t)}
    />
  );
}

function LeadButtons({ lead }: { lead: Lead }) {
  const { t } = useTranslation('leads');
  const { mark, contacted } = useLeadActions();
  const { reason } = useMember().mayWorkOn(lead.responsible?.id);
  const { id, phone, room_id: room, status } = lead;
  return (
    <Inline gap={2}>
      {phone !== undefined && (
        <Button
          variant={status === 'new' ? 'primary' : 'secondary'}
          icon={Phone}
          href={`tel:${phone}`}
        >
          {t('call')}
        </Button>
      )}
      {status === 'new' ? (
        <ReasonedButton icon={Check} reason={reason} onPress={() => contacted(lead)}>
          {t('contacted')}
        </ReasonedButton>
      ) : (
        <ReasonedButton
          icon={CircleDot}
          reason={reason}
          onPress={() => void mark.run({ ids: [id], status: 'new' })}
        >
          {t('again')}
        </ReasonedButton>
      )}
      {room !== undefined && (
        <Button icon={MessageCircle} href={paths.chat(room)}>
          {t('toChat')}
        </Button>
      )}
    </Inline>
  );
}

interface Neighbours {
  before: number | undefined;
  after: number | undefined;
}

/** Neighbours of the lead on its page of the list. A lead that leaves the list while open keeps its place. */
function useNeighbours(id: number): Neighbours | undefined {
  const { state } = useListState(leadFilters);
  const { data } = useQuery(leadQueries.shownPage(state));
  const ids = data?.results.map((lead) => lead.id) ?? [];
  const now = ids.indexOf(id);
  const [place, setPlace] = useState(-1);
  if (now !== -1 && now !== place) setPlace(now);
  const at = now === -1 ? place : now;
  if (at === -1) return undefined;
  return { before: ids[at - 1], after: ids[now === -1 ? at : at + 1] };
}

function LeadCar({ car }: { car: AutoRef }) {
  const { t } = useTranslation('leads');
  const hasPage = !isDeleted(car);
  const { data: auto } = useQuery(leadQueries.auto(car.id, hasPage));
  const price = useCarPrice(auto);
  return (
    <RowList aria-label={t('drawer.car')}>
      <Row
        hasArrow={hasPage}
        image={<Thumbnail src={car.photo?.thumbnail} isFaded={isGone(car)} />}
        title={isGone(car) ? <Text tone="subtle">{car.title}</Text> : car.title}
        detail={hasPage ? [price?.own, price?.other].filter(Boolean).join(' · ') : t('carDeleted')}
        href={hasPage ? paths.autos.view(car.id) : undefined}
      />
    </RowList>
  );
}
