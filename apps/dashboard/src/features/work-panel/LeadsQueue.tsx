import type { Lead, WorkPanel } from '@karvon/api/main';
import { Avatar } from '@karvon/ui/Avatar';
import { Row } from '@karvon/ui/Row';
import { Check, Contact, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../shared/format/date';
import { formatPhone } from '../../shared/format/phone';
import { useServerNow } from '../../shared/format/use-server-now';
import { paths } from '../../shared/paths';
import { useMember } from '../../shared/session/member';
import { ReasonedButton } from '../../shared/session/Reasoned';
import { isOverdue } from '../../shared/status/waiting-tone';
import { WaitingTime } from '../../shared/status/WaitingTime';
import { CallOutcome } from './CallOutcome';
import { callRound, useOpenCall } from './call-round';
import { isMissing } from './PartFailed';
import { QueueCard } from './QueueCard';
import { usePanelLinks } from './use-panel-links';
import { useGoneLeads, type GoneLead } from './use-gone-leads';
import type { WorkActions } from './use-work-actions';
import { Button } from '@karvon/ui/Button';
import { Suspense } from 'react';
import { useIsPhone } from '../../shared/table/use-screen';
import { lazyNamed } from '../../shared/resource/routes/lazy-named';
import type { CallPopoverProps } from './CallPopover';
import { panelParts } from './panel-parts';

// Loads when a phone-sized window grows.
const LateCallPopover = lazyNamed(panelParts.load, 'CallPopover');

/** A phone dials, a desktop shows the number. */
function CallButton(props: CallPopoverProps) {
  const { t } = useTranslation('work-panel');
  const isPhone = useIsPhone();
  if (isPhone)
    return (
      <Button
        size="sm"
        variant="soft"
        icon={Phone}
        href={`tel:${props.phone}`}
        onPress={() => callRound.begin(props.lead.id)}
      >
        {t('leads.call')}
      </Button>
    );
  const { CallPopover } = panelParts.ifLoaded() ?? { CallPopover: LateCallPopover };
  const place = (
    <Button size="sm" variant="soft" icon={Phone} isDisabled>
      {t('leads.call')}
    </Button>
  );
  return (
    <Suspense fallback={place}>
      <CallPopover {...props} />
    </Suspense>
  );
}

export function LeadsQueue({ panel, actions }: { panel: WorkPanel; actions: WorkActions }) {
  const { t } = useTranslation('work-panel');
  const { leads, counts } = panel;
  const { newLeads } = usePanelLinks();
  const inRooms = counts.new_leads_in_rooms;
  const isUnknown = isMissing(panel, 'leads');
  const gone = useGoneLeads(isUnknown ? undefined : leads, actions.ownIds);
  return (
    <QueueCard
      icon={Contact}
      id="leads"
      title={t('leads.title')}
      count={counts.new_leads}
      total={counts.new_leads - inRooms - counts.new_leads_repeated + gone.length}
      note={!isUnknown && inRooms > 0 && t('leads.inRooms', { n: inRooms })}
      list={{ href: newLeads, label: t('leads.all') }}
      done={t('done.leads')}
      isMissing={isUnknown}
    >
      {[
        ...gone.map((one) => <GoneRow key={one.lead.id} {...one} />),
        ...leads.map((lead) => <LeadRow key={lead.id} lead={lead} actions={actions} />),
      ]}
    </QueueCard>
  );
}

function useLeadText(lead: Lead): string {
  const { t } = useTranslation('work-panel');
  const {
    call,
    type,
    car,
    avtosalon,
    contact_count: contacts,
    attempts,
    last_attempt_at: at,
    buyer,
  } = lead;
  const how = call?.answered === false ? t('leads.missedCall') : t(`leads.type.${type}`);
  const first =
    attempts > 0 && at !== undefined
      ? t('leads.tried', { count: attempts, time: formatTime(at) })
      : contacts > 1
        ? `${how} ×${contacts}`
        : how;
  const about = car?.short_title ?? car?.title ?? avtosalon?.name;
  const count = buyer.other_cars.length;
  const others = count > 0 && t('leads.moreCars', { count });
  return [first, about, others].filter(Boolean).join(' · ');
}

function GoneRow({ lead, by }: GoneLead) {
  const { t } = useTranslation('work-panel');
  const { id, client_name, phone } = lead;
  return (
    <Row
      tone="success"
      icon={Check}
      title={t('leads.byColleague', { name: by, client: client_name || phone })}
      href={`${paths.leads}?lead=${id}`}
    />
  );
}

function LeadRow({ lead, actions }: { lead: Lead; actions: WorkActions }) {
  const { t } = useTranslation('work-panel');
  const isPhone = useIsPhone();
  const now = useServerNow();
  const openCall = useOpenCall();
  const text = useLeadText(lead);
  const { reason } = useMember().mayWorkOn(lead.responsible?.id);
  const { id, client_name, phone, room_id: room, car, waiting_since: since } = lead;
  const name =
    client_name ||
    (phone === undefined ? t('leads.visitor', { id: room ?? id }) : formatPhone(phone));
  const image = <Avatar name={client_name || undefined} id={phone ?? id} isDecorative />;
  if (openCall?.lead === id)
    return (
      <Row
        tone="accent"
        image={image}
        title={t('leads.reachedName', { name })}
        detail={[
          t('leads.calledAt', { time: formatTime(openCall.at) }),
          car?.short_title ?? car?.title,
        ]
          .filter(Boolean)
          .join(' · ')}
        actions={<CallOutcome lead={lead} actions={actions} onChosen={callRound.end} />}
      />
    );
  return (
    <Row
      image={image}
      title={name}
      detail={text}
      href={`${paths.leads}?lead=${id}`}
      isUrgent={since !== undefined && isOverdue(now - Date.parse(since))}
      end={since !== undefined && <WaitingTime since={since} name={name} />}
      actions={
        <>
          {phone !== undefined && (
            <CallButton lead={lead} name={name} phone={phone} actions={actions} />
          )}
          <ReasonedButton
            reason={reason}
            size="sm"
            icon={Check}
            isPending={actions.contacted.isPending(id)}
            aria-label={t('leads.contactedName', { name })}
            onPress={() => void actions.contacted.run(lead)}
          >
            {t(isPhone ? 'leads.contactedShort' : 'leads.contacted')}
          </ReasonedButton>
        </>
      }
    />
  );
}
