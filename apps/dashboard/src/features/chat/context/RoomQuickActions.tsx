import type { Room } from '@karvon/api/chat';
import { Heading } from '@karvon/ui/Heading';
import { LinkButton } from '@karvon/ui/LinkButton';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { Handshake, Repeat2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDayTime } from '../../../shared/format/relative-time';
import { useServerNow } from '../../../shared/format/use-server-now';
import { useLanguage } from '../../../shared/i18n/use-language';
import { paths } from '../../../shared/paths';
import type { RoomActions } from '../use-room-actions';
import { ReasonedButton } from '../../../shared/session/Reasoned';

/** What most chats end in. */
export function RoomQuickActions({ room, actions }: { room: Room; actions: RoomActions }) {
  const { t } = useTranslation('chat');
  return (
    <Stack gap={2}>
      <Heading level={2} size="md">
        {t('context.actions')}
      </Heading>
      <Reservation room={room} actions={actions} />
      <LinkButton size="sm" icon={Repeat2} isFullWidth href={paths.tradeIn.applyRoom(room.id)}>
        {t('actions.tradeIn')}
      </LinkButton>
    </Stack>
  );
}

function Reservation({ room: { car }, actions }: { room: Room; actions: RoomActions }) {
  const { t } = useTranslation('chat');
  const language = useLanguage();
  const now = useServerNow();
  if (car === undefined || car.status === 'deleted') return null;
  const canReserve = car.allowed_transitions.includes('barakami');
  return (
    <>
      {car.status === 'barakami' && car.reserved_until !== undefined ? (
        <Text as="p" size="sm" tone="muted">
          {t('context.reservedUntil', { when: formatDayTime(car.reserved_until, language, now) })}
        </Text>
      ) : (
        <ReasonedButton
          variant="soft"
          size="sm"
          icon={Handshake}
          isFullWidth
          isPending={actions.pending === 'reserve'}
          isDisabled={!canReserve}
          {...(!canReserve && { reason: t('context.cannotReserve') })}
          onPress={() => void actions.reserve()}
        >
          {t('context.reserve')}
        </ReasonedButton>
      )}
    </>
  );
}
