import type { Room } from '@karvon/api/chat';
import { IconButton } from '@karvon/ui/IconButton';
import { Menu, type MenuItem } from '@karvon/ui/Menu';
import {
  Ban,
  Bell,
  BellOff,
  CarFront,
  CheckCheck,
  Contact,
  Ellipsis,
  Info,
  LockOpen,
  Pin,
  PinOff,
  Repeat2,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Confirm } from '../../../shared/feedback/Confirm';
import { paths } from '../../../shared/paths';
import { reasonedItem, useActionReason } from '../../../shared/session/Reasoned';
import { leadPath } from '../context/lead-path';
import type { RoomActions } from '../use-room-actions';

/** Menu of a room. Blocking asks for confirmation, since it affects the buyer. */
export function RoomMenu({
  room,
  actions,
  onContext,
}: {
  room: Room;
  actions: RoomActions;
  onContext: (() => void) | undefined;
}) {
  const { t } = useTranslation('chat');
  const [isAsking, setAsking] = useState(false);
  const reason = useActionReason();
  const leads = leadPath(room);
  const items = (): MenuItem[] => [
    ...(room.lead?.status === 'new'
      ? [
          reasonedItem(
            {
              id: 'contacted',
              label: t('actions.contacted'),
              icon: CheckCheck,
              onAction: () => void actions.markContacted(),
            },
            reason,
          ),
        ]
      : []),
    reasonedItem(
      {
        id: 'pin',
        label: t(room.is_pinned ? 'actions.unpin' : 'actions.pin'),
        icon: room.is_pinned ? PinOff : Pin,
        onAction: () => void actions.setPinned(!room.is_pinned),
      },
      reason,
    ),
    ...(onContext === undefined
      ? []
      : [{ id: 'context', label: t('actions.context'), icon: Info, onAction: onContext }]),
    ...(room.car === undefined || room.car.status === 'deleted'
      ? []
      : [
          {
            id: 'car',
            label: t('actions.openCar'),
            icon: CarFront,
            href: paths.autos.view(room.car.id),
          },
        ]),
    ...(leads === undefined
      ? []
      : [{ id: 'leads', label: t('actions.openLead'), icon: Contact, href: leads }]),
    {
      id: 'trade_in',
      label: t('actions.tradeIn'),
      icon: Repeat2,
      href: paths.tradeIn.applyRoom(room.id),
    },
    ...(room.telegram === undefined
      ? []
      : [
          reasonedItem(
            {
              id: 'mute',
              label: t(room.telegram.muted ? 'actions.unmute' : 'actions.mute'),
              icon: room.telegram.muted ? Bell : BellOff,
              onAction: () => void actions.setMuted(room.telegram?.muted !== true),
            },
            reason,
          ),
        ]),
    room.is_blocked
      ? reasonedItem(
          {
            id: 'unblock',
            label: t('actions.unblock'),
            icon: LockOpen,
            onAction: () => void actions.setBlocked(false),
          },
          reason,
        )
      : {
          id: 'block',
          label: t('actions.block'),
          icon: Ban,
          tone: 'danger',
          onAction: () => setAsking(true),
        },
  ];
  return (
    <>
      <Menu
        aria-label={t('actions.menu')}
        placement="bottom end"
        trigger={<IconButton icon={Ellipsis} aria-label={t('actions.menu')} />}
        items={items}
      />
      {isAsking && (
        <Confirm
          tone="danger"
          title={t('actions.blockTitle', { name: room.username })}
          confirmLabel={t('actions.block')}
          isPending={actions.pending === 'block'}
          onClose={() => setAsking(false)}
          onConfirm={() => void actions.setBlocked(true).then(() => setAsking(false))}
        >
          {t('actions.blockText')}
        </Confirm>
      )}
    </>
  );
}
