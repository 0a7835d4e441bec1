import type { Room } from '@karvon/api/chat';
import type { Focusable } from '../../../shared/marketplace/Composer/Composer';
import type { MessageListHandle } from '../../../shared/marketplace/MessageList/MessageList';
import { Pane } from '../../../shared/marketplace/Pane/Pane';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useTyping } from '../../../shared/chat/use-typing';
import { useIsPhone } from '../../../shared/table/use-screen';
import type { RoomActions } from '../use-room-actions';
import { ThreadComposer } from './ThreadComposer';
import { ThreadConnection } from './ThreadConnection';
import { ThreadHeader } from './ThreadHeader';
import { ThreadMessages } from './ThreadMessages';
import { Box } from '@karvon/ui/Box';
import { Divider } from '@karvon/ui/Divider';
import { Row } from '@karvon/ui/Row';
import { Thumbnail } from '@karvon/ui/Thumbnail';
import { paths } from '../../../shared/paths';
import { CarStatusBadge } from '../../../shared/status/CarStatusBadge';
import { useCarPrice } from '../../../shared/lookups/use-car-price';

export function ThreadPane({
  room,
  actions,
  onBack,
  onContext,
}: {
  room: Room;
  actions: RoomActions;
  onBack: () => void;
  onContext: (() => void) | undefined;
}) {
  const { t } = useTranslation('chat');
  const isPhone = useIsPhone();
  const isReplying = useLocation().hash === '#reply';
  const isTyping = useTyping().has(room.id);
  const composer = useRef<Focusable>(null);
  const list = useRef<MessageListHandle>(null);
  // Outside system: the keyboard's focus. On a phone, focus opens the on-screen keyboard over the messages, so only a reply link sets it.
  useEffect(() => {
    if (!isPhone || isReplying) composer.current?.focus();
  }, [isPhone, isReplying]);
  return (
    <Pane
      aria-label={t('thread.with', { name: room.username })}
      tone="canvas"
      isFixed
      headerKind="bar"
      header={
        <ThreadHeader
          room={room}
          actions={actions}
          isTyping={isTyping}
          onBack={onBack}
          onContext={onContext}
        />
      }
      footer={
        <ThreadComposer ref={composer} room={room} onSent={() => list.current?.scrollToEnd()} />
      }
    >
      <ThreadConnection />
      {isPhone && <PinnedCar room={room} />}
      <ThreadMessages ref={list} room={room} />
    </Pane>
  );
}

function PinnedCar({ room }: { room: Room }) {
  const price = useCarPrice(room.car);
  const { car } = room;
  if (car === undefined) return null;
  return (
    <>
      <Box backgroundColor="surface" paddingInline={3} paddingBlock={2}>
        <Row
          isTruncated
          image={<Thumbnail src={car.photo?.thumbnail} />}
          title={car.title}
          detail={price?.own}
          end={<CarStatusBadge status={car.status} />}
          href={car.status === 'deleted' ? undefined : paths.autos.view(car.id)}
        />
      </Box>
      <Divider />
    </>
  );
}
