import { isApiError } from '@karvon/api/errors';
import type { Lead } from '@karvon/api/main';
import type { Room } from '@karvon/api/chat';
import { Dialog } from '@karvon/ui/Dialog';
import { Skeleton } from '@karvon/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryBoundary } from '../../shared/resource/query/QueryBoundary';
import { ApplicationCreate, type Origin } from './ApplicationCreate';
import { applicationQueries } from './queries';

export interface ApplicationFromBuyerProps {
  id: number;
  onClose: () => void;
}

const ofLead = ({ id, client_name, phone, car, responsible, ...lead }: Lead): Origin => ({
  key: `lead-${String(id)}`,
  source: {
    lead_id: id,
    room_id: lead.room_id,
    ...(car === undefined && lead.avtosalon !== undefined && { avtosalon: lead.avtosalon.id }),
  },
  values: {
    client_name,
    phone: phone ?? '',
    desired_car: car?.id ?? null,
    responsible: responsible?.id ?? null,
  },
  car,
});

const ofRoom = ({ id, room_type, username, phone, car, lead }: Room): Origin => ({
  key: `room-${String(id)}`,
  source: { room_id: id, ...(lead !== undefined && { lead_id: lead.id }) },
  values: {
    // The user name of a visitor is a number.
    client_name: room_type === 'buyer' ? username : '',
    phone: phone ?? '',
    desired_car: car?.id ?? null,
    responsible: lead?.responsible?.id ?? null,
  },
  car,
});

export function ApplicationFromLead({ id, onClose }: ApplicationFromBuyerProps) {
  const query = useQuery(applicationQueries.lead(id));
  return (
    <Reading query={query} onClose={onClose}>
      {(lead) => <ApplicationCreate key={id} origin={ofLead(lead)} onClose={onClose} />}
    </Reading>
  );
}

export function ApplicationFromRoom({ id, onClose }: ApplicationFromBuyerProps) {
  const query = useQuery(applicationQueries.room(id));
  return (
    <Reading query={query} onClose={onClose}>
      {(room) => <ApplicationCreate key={id} origin={ofRoom(room)} onClose={onClose} />}
    </Reading>
  );
}

interface ReadingProps<Data> {
  query: Parameters<typeof QueryBoundary<Data>>[0]['query'];
  onClose: () => void;
  children: (data: Data) => ReactNode;
}

function Reading<Data>({ query, onClose, children }: ReadingProps<Data>) {
  const { t } = useTranslation(['applications', 'common']);
  if (query.data !== undefined) return children(query.data);
  if (isApiError(query.error, 'not_found')) return <ApplicationCreate onClose={onClose} />;
  return (
    <Dialog
      isOpen
      placement="end"
      title={t('create')}
      closeLabel={t('common:close')}
      onOpenChange={onClose}
    >
      <QueryBoundary query={query} level={3} skeleton={<Skeleton height="420px" />}>
        {() => null}
      </QueryBoundary>
    </Dialog>
  );
}
