import type { Room } from '@karvon/api/chat';
import { Avatar } from '@karvon/ui/Avatar';
import { Heading } from '@karvon/ui/Heading';
import { IconButton } from '@karvon/ui/IconButton';
import { Inline } from '@karvon/ui/Inline';
import { Row } from '@karvon/ui/Row';
import { Text } from '@karvon/ui/Text';
import { ArrowLeft, CheckCheck, PanelRight, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatPhone } from '../../../shared/format/phone';
import { useServerNow } from '../../../shared/format/use-server-now';
import { useLanguage } from '../../../shared/i18n/use-language';
import { useIsPhone, useScreen } from '../../../shared/table/use-screen';
import type { RoomActions } from '../use-room-actions';
import { ReasonedButton, ReasonedIconButton } from '../../../shared/session/Reasoned';
import { presenceText } from './presence-text';
import { RoomMenu } from './RoomMenu';

export interface ThreadHeaderProps {
  room: Room;
  actions: RoomActions;
  isTyping: boolean;
  onBack: () => void;
  /** Undefined when car and lead are beside the thread. */
  onContext: (() => void) | undefined;
}

export function ThreadHeader({ room, actions, isTyping, onBack, onContext }: ThreadHeaderProps) {
  const { t } = useTranslation('chat');
  const language = useLanguage();
  const now = useServerNow();
  const isPhone = useIsPhone();
  const presence = presenceText(room, { t, language, now, isTyping, isShort: isPhone });
  // A room's car is shown beside or above the thread, so the line omits it.
  const about = room.car === undefined ? t('room.aboutAvtosalon') : '';
  const from = room.channel === 'telegram' ? t('room.fromTelegram') : '';
  const detail = [from, about, presence].filter((part) => part !== '').join(' · ');
  const isNew = room.lead?.status === 'new';
  return (
    <Row
      isTruncated
      start={
        isPhone && <IconButton icon={ArrowLeft} aria-label={t('thread.back')} onPress={onBack} />
      }
      image={
        <Avatar
          isDecorative
          id={room.id}
          name={room.username}
          src={room.profile_pic?.thumbnail ?? null}
          onlineLabel={room.is_online ? t('room.online') : undefined}
        />
      }
      title={
        <Heading level={isPhone ? 1 : 2} size="md">
          {room.username}
        </Heading>
      }
      detail={
        detail !== '' && (
          <Text size="xs" tone={room.is_online ? 'success' : 'subtle'}>
            {detail}
          </Text>
        )
      }
      end={
        <Inline gap={1} isWrapping={false}>
          {isNew && !isPhone && <Contacted actions={actions} />}
          {room.phone !== undefined && (
            <IconButton
              icon={Phone}
              href={`tel:${room.phone}`}
              aria-label={t('actions.call', { phone: formatPhone(room.phone) })}
            />
          )}
          {onContext !== undefined && !isPhone && (
            <IconButton icon={PanelRight} aria-label={t('actions.context')} onPress={onContext} />
          )}
          <RoomMenu room={room} actions={actions} onContext={onContext} />
        </Inline>
      }
    />
  );
}

/** Without its text where the panel beside the thread leaves no room for a name. */
function Contacted({ actions }: Pick<ThreadHeaderProps, 'actions'>) {
  const { t } = useTranslation('chat');
  const isLarge = useScreen('(min-width: 1440px)');
  const label = t('actions.contacted');
  const shared = {
    icon: CheckCheck,
    isPending: actions.pending === 'contacted',
    onPress: () => void actions.markContacted(),
  };
  return isLarge ? (
    <ReasonedButton size="sm" {...shared}>
      {label}
    </ReasonedButton>
  ) : (
    <ReasonedIconButton aria-label={label} {...shared} />
  );
}
