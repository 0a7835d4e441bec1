import type { Room } from '@karvon/api/chat';
import { Button } from '@karvon/ui/Button';
import { Heading } from '@karvon/ui/Heading';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { Handshake } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDayTime } from '../../../shared/format/relative-time';
import { useServerNow } from '../../../shared/format/use-server-now';
import { useLanguage } from '../../../shared/i18n/use-language';
import type { RoomActions } from '../use-room-actions';

/** What most chats end in. Nothing for a chat without a car. */
export function RoomQuickActions({ room, actions }: { room: Room; actions: RoomActions }) {
  const { t } = useTranslation('chat');
  const language = useLanguage();
  const now = useServerNow();
  const { car } = room;
  if (car === undefined || car.status === 'deleted') return null;
  const canReserve = car.allowed_transitions.includes('barakami');
  return (
    <Stack gap={2}>
      <Heading level={2} size="md">
        {t('context.actions')}
      </Heading>
      {car.status === 'barakami' && car.reserved_until !== undefined ? (
        <Text as="p" size="sm" tone="muted">
          {t('context.reservedUntil', { when: formatDayTime(car.reserved_until, language, now) })}
        </Text>
      ) : (
        <Button
          variant="soft"
          size="sm"
          icon={Handshake}
          isFullWidth
          isPending={actions.pending === 'reserve'}
          {...(!canReserve && { isDisabled: true, disabledReason: t('context.cannotReserve') })}
          onPress={() => void actions.reserve()}
        >
          {t('context.reserve')}
        </Button>
      )}
    </Stack>
  );
}
