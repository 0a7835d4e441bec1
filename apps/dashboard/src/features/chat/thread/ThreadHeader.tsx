import type { Room } from '@karvon/api/chat';
import { Avatar } from '@karvon/ui/Avatar';
import { Button } from '@karvon/ui/Button';
import { Heading } from '@karvon/ui/Heading';
import { IconButton } from '@karvon/ui/IconButton';
import { IconLink } from '@karvon/ui/IconLink';
import { Identity } from '@karvon/ui/Identity';
import { Inline } from '@karvon/ui/Inline';
import { Text } from '@karvon/ui/Text';
import { ArrowLeft, CheckCheck, PanelRight, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatPhone } from '../../../shared/format/phone';
import { useServerNow } from '../../../shared/format/use-server-now';
import { useLanguage } from '../../../shared/i18n/use-language';
import { useIsPhone } from '../../../shared/table/use-screen';
import type { RoomDeeds } from '../use-room-deeds';
import { presenceWords } from './presence-words';
import { RoomMenu } from './RoomMenu';

export interface ThreadHeaderProps {
  room: Room;
  deeds: RoomDeeds;
  isTyping: boolean;
  onBack: () => void;
  /** Opens car and lead, where they do not stand beside the thread. */
  onContext: (() => void) | undefined;
}

/** Who one writes with, and what can be done about it. */
export function ThreadHeader({ room, deeds, isTyping, onBack, onContext }: ThreadHeaderProps) {
  const { t } = useTranslation('chat');
  const language = useLanguage();
  const now = useServerNow();
  const isPhone = useIsPhone();
  const presence = presenceWords(room, { t, language, now, isTyping });
  // Where there is a car, it stands beside the thread or over it.
  const about = room.car === undefined ? t('room.aboutAvtosalon') : '';
  const detail = [about, presence].filter((part) => part !== '').join(' · ');
  const isNew = room.lead?.status === 'new';
  return (
    <Identity
      start={
        isPhone && <IconButton icon={ArrowLeft} aria-label={t('thread.back')} onPress={onBack} />
      }
      picture={
        <Avatar
          isDecorative
          id={room.id}
          name={room.username}
          src={room.profile_pic?.thumbnail ?? null}
          {...(room.is_online && { onlineLabel: t('room.online') })}
        />
      }
      title={
        <Heading level={2} size="md">
          {room.username}
        </Heading>
      }
      detail={
        detail !== '' && (
          <Text size="xs" tone={room.is_online ? 'success' : 'subtle'} isTruncated>
            {detail}
          </Text>
        )
      }
      end={
        <Inline gap={1} isWrapping={false}>
          {isNew && !isPhone && (
            <Button
              size="sm"
              icon={CheckCheck}
              isPending={deeds.pending === 'contacted'}
              onPress={() => void deeds.markContacted()}
            >
              {t('deeds.contacted')}
            </Button>
          )}
          {room.phone !== undefined && (
            <IconLink
              icon={Phone}
              href={`tel:${room.phone}`}
              aria-label={t('deeds.call', { phone: formatPhone(room.phone) })}
            />
          )}
          {onContext !== undefined && !isPhone && (
            <IconButton icon={PanelRight} aria-label={t('deeds.context')} onPress={onContext} />
          )}
          <RoomMenu room={room} deeds={deeds} onContext={onContext} />
        </Inline>
      }
    />
  );
}
