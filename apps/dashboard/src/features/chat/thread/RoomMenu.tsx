import type { Room } from '@karvon/api/chat';
import { ConfirmDialog } from '@karvon/ui/ConfirmDialog';
import { IconButton } from '@karvon/ui/IconButton';
import { Menu, type MenuItem } from '@karvon/ui/Menu';
import {
  Ban,
  CarFront,
  CheckCheck,
  Contact,
  Ellipsis,
  Info,
  LockOpen,
  Pin,
  PinOff,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/paths';
import { leadPath } from '../context/lead-path';
import type { RoomDeeds } from '../use-room-deeds';

/** Everything else that can be done with a room. Blocking asks first: the buyer notices it. */
export function RoomMenu({
  room,
  deeds,
  onContext,
}: {
  room: Room;
  deeds: RoomDeeds;
  onContext: (() => void) | undefined;
}) {
  const { t } = useTranslation(['chat', 'common']);
  const [isAsking, setAsking] = useState(false);
  const leads = leadPath(room);
  const items = (): MenuItem[] => [
    ...(room.lead?.status === 'new'
      ? [
          {
            id: 'contacted',
            label: t('deeds.contacted'),
            icon: CheckCheck,
            onAction: () => void deeds.markContacted(),
          },
        ]
      : []),
    {
      id: 'pin',
      label: t(room.is_pinned ? 'deeds.unpin' : 'deeds.pin'),
      icon: room.is_pinned ? PinOff : Pin,
      onAction: () => void deeds.setPinned(!room.is_pinned),
    },
    ...(onContext === undefined
      ? []
      : [{ id: 'context', label: t('deeds.context'), icon: Info, onAction: onContext }]),
    ...(room.car === undefined || room.car.status === 'deleted'
      ? []
      : [
          {
            id: 'car',
            label: t('deeds.openCar'),
            icon: CarFront,
            href: paths.autos.view(room.car.id),
          },
        ]),
    ...(leads === undefined
      ? []
      : [{ id: 'leads', label: t('deeds.openLeads'), icon: Contact, href: leads }]),
    room.is_blocked
      ? {
          id: 'unblock',
          label: t('deeds.unblock'),
          icon: LockOpen,
          onAction: () => void deeds.setBlocked(false),
        }
      : {
          id: 'block',
          label: t('deeds.block'),
          icon: Ban,
          tone: 'danger',
          onAction: () => setAsking(true),
        },
  ];
  return (
    <>
      <Menu
        aria-label={t('deeds.menu')}
        placement="bottom end"
        trigger={<IconButton icon={Ellipsis} aria-label={t('deeds.menu')} />}
        items={items}
      />
      {isAsking && (
        <ConfirmDialog
          isOpen
          tone="danger"
          title={t('deeds.blockTitle', { name: room.username })}
          confirmLabel={t('deeds.block')}
          cancelLabel={t('common:cancel')}
          closeLabel={t('common:close')}
          isPending={deeds.pending === 'block'}
          onOpenChange={() => setAsking(false)}
          onConfirm={() => void deeds.setBlocked(true).then(() => setAsking(false))}
        >
          {t('deeds.blockText')}
        </ConfirmDialog>
      )}
    </>
  );
}
