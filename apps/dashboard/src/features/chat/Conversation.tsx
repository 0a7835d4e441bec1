import type { Room } from '@karvon/api/chat';
import { Dialog } from '@karvon/ui/Dialog';
import { Pane } from '../../shared/marketplace/Pane/Pane';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SelectedRoom } from '../../shared/chat/use-selected-room';
import { ThreadPane } from './thread/ThreadPane';
import { useRoomActions, type RoomActions } from './use-room-actions';
import { Stack } from '@karvon/ui/Stack';
import { RoomCar } from './context/RoomCar';
import { RoomLead } from './context/RoomLead';
import { Skeleton } from '@karvon/ui/Skeleton';
import { TextArea } from '@karvon/ui/TextArea';
import { SharedTextConflict } from '../../shared/form/SharedTextConflict';
import { type SharedTextCalls, useSharedText } from '../../shared/form/use-shared-text';
import { isApiError, type ApiError } from '@karvon/api/errors';
import { Button } from '@karvon/ui/Button';
import { EmptyState } from '@karvon/ui/EmptyState';
import { useErrorText } from '../../shared/feedback/error-text';
import { IconButton } from '@karvon/ui/IconButton';
import { MessageList } from '../../shared/marketplace/MessageList/MessageList';
import { Row } from '@karvon/ui/Row';
import { ArrowLeft, Handshake, Repeat2 } from 'lucide-react';
import { useIsPhone } from '../../shared/table/use-screen';
import { ThreadConnection } from './thread/ThreadConnection';
import { useMessageLabels } from './thread/use-message-labels';
import { Heading } from '@karvon/ui/Heading';
import { Text } from '@karvon/ui/Text';
import { formatDayTime } from '../../shared/format/relative-time';
import { useServerNow } from '../../shared/format/use-server-now';
import { useLanguage } from '../../shared/i18n/use-language';
import { paths } from '../../shared/paths';
import { ReasonedButton } from '../../shared/session/Reasoned';

/** UTF-16 units, as in the contract. */
const maxLength = 2000;

/** Saved on blur. Unsaved text stays in the field; a colleague's changes are not overwritten. */
function RoomNote({ room, calls }: { room: Room; calls: SharedTextCalls }) {
  const { t } = useTranslation('chat');
  const now = { text: room.note, version: room.version };
  const field = useSharedText(`room-${room.id}-note`, now, { ...calls, maxLength });
  const { state } = field;
  const stateText = state === 'saving' ? t('context.noteSaving') : t('context.noteSaved');
  return (
    <>
      <TextArea
        label={t('context.note')}
        placeholder={t('context.notePlaceholder')}
        maxLength={maxLength}
        rows={3}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        description={state === 'saving' || state === 'saved' ? stateText : undefined}
        errorMessage={state === 'failed' ? t('context.noteFailed') : undefined}
      />
      <SharedTextConflict label={t('context.note')} field={field} />
    </>
  );
}

export function Conversation({
  room: { selectedChat, error, retry },
  isDesktop,
  onBack,
}: {
  room: SelectedRoom;
  isDesktop: boolean;
  onBack: () => void;
}) {
  if (error !== null) return <MissingRoom error={error} onBack={onBack} onRetry={retry} />;
  if (selectedChat === undefined) return <ThreadSkeleton onBack={onBack} />;
  return (
    <OpenRoom key={selectedChat.id} room={selectedChat} isDesktop={isDesktop} onBack={onBack} />
  );
}

function OpenRoom({
  room,
  isDesktop,
  onBack,
}: {
  room: Room;
  isDesktop: boolean;
  onBack: () => void;
}) {
  const { t } = useTranslation(['chat', 'common']);
  const actions = useRoomActions(room);
  const [isContextOpen, setContextOpen] = useState(false);
  return (
    <>
      <ThreadPane
        room={room}
        actions={actions}
        onBack={onBack}
        onContext={isDesktop ? undefined : () => setContextOpen(true)}
      />
      {isContextOpen && !isDesktop && (
        <Dialog
          placement="end"
          isOpen
          title={t('context.label')}
          closeLabel={t('common:close')}
          onOpenChange={setContextOpen}
        >
          <ContextContent room={room} actions={actions} />
        </Dialog>
      )}
    </>
  );
}

export function RoomContext({ room }: { room: Room | undefined }) {
  return room === undefined ? <ContextSkeleton /> : <KnownContext room={room} />;
}

function KnownContext({ room }: { room: Room }) {
  const { t } = useTranslation('chat');
  const actions = useRoomActions(room);
  return (
    <Pane aria-label={t('context.label')} isPadded>
      <ContextContent room={room} actions={actions} />
    </Pane>
  );
}

function ContextContent({ room, actions }: { room: Room; actions: RoomActions }) {
  return (
    <Stack gap={5}>
      <RoomCar room={room} />
      <RoomLead room={room} />
      <RoomQuickActions room={room} actions={actions} />
      <RoomNote key={room.id} room={room} calls={actions.note} />
    </Stack>
  );
}

function ContextSkeleton() {
  const { t } = useTranslation('chat');
  return (
    <Pane aria-label={t('context.label')} isPadded>
      <Stack gap={5}>
        <Stack gap={3}>
          <Skeleton aspectRatio="16 / 10" radius="lg" />
          <Skeleton width="70%" height="20px" />
          <Skeleton width="45%" />
        </Stack>
        <Stack gap={3}>
          <Skeleton width="30%" height="20px" />
          <Skeleton />
          <Skeleton width="80%" />
          <Skeleton width="60%" />
        </Stack>
      </Stack>
    </Pane>
  );
}

function MissingRoom({
  error,
  onBack,
  onRetry,
}: {
  error: ApiError;
  onBack: () => void;
  onRetry: () => void;
}) {
  const { t } = useTranslation(['chat', 'common']);
  const errorText = useErrorText();
  const isNone = isApiError(error, 'not_found', 'validation');
  return (
    <Pane aria-label={t('thread.label')} tone="canvas" isCentered>
      <EmptyState
        tone="danger"
        title={isNone ? t('empty.noRoom') : t('failed.messages')}
        description={isNone ? t('empty.noRoomText') : errorText(error).text}
        action={
          isNone ? (
            <Button onPress={onBack}>{t('empty.toList')}</Button>
          ) : (
            <Button onPress={onRetry}>{t('common:retry')}</Button>
          )
        }
      />
    </Pane>
  );
}

function ThreadSkeleton({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('chat');
  const isPhone = useIsPhone();
  const labels = useMessageLabels('');
  return (
    <Pane
      aria-label={t('thread.label')}
      tone="canvas"
      isFixed
      headerKind="bar"
      header={
        <Row
          start={
            isPhone && (
              <IconButton icon={ArrowLeft} aria-label={t('thread.back')} onPress={onBack} />
            )
          }
          image={<Skeleton width="36px" height="36px" radius="full" />}
          title={<Skeleton width="160px" height="16px" />}
        />
      }
    >
      <ThreadConnection />
      <MessageList aria-label={t('thread.loading')} items={[]} labels={labels} isLoading />
    </Pane>
  );
}

function RoomQuickActions({ room, actions }: { room: Room; actions: RoomActions }) {
  const { t } = useTranslation('chat');
  return (
    <Stack gap={2}>
      <Heading level={2} size="md">
        {t('context.actions')}
      </Heading>
      <Reservation room={room} actions={actions} />
      <Button size="sm" icon={Repeat2} isFullWidth href={paths.tradeIn.applyRoom(room.id)}>
        {t('actions.tradeIn')}
      </Button>
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
          reason={!canReserve ? t('context.cannotReserve') : undefined}
          onPress={() => void actions.reserve()}
        >
          {t('context.reserve')}
        </ReasonedButton>
      )}
    </>
  );
}
