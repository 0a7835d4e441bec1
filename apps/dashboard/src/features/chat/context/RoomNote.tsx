import type { Room } from '@karvon/api/chat';
import { TextArea } from '@karvon/ui/TextArea';
import { useTranslation } from 'react-i18next';
import { SharedTextConflict } from '../../../shared/form/SharedTextConflict';
import { type SharedTextCalls, useSharedText } from '../../../shared/form/use-shared-text';

/** UTF-16 units, as the contract has them. */
const maxLength = 2000;

/**
 * The dealership's own words about the buyer. Kept when the field is left; what could not be kept stays in it, and what a colleague wrote
 * meanwhile is not written over.
 */
export function RoomNote({ room, calls }: { room: Room; calls: SharedTextCalls }) {
  const { t } = useTranslation('chat');
  const now = { text: room.note, version: room.version };
  const field = useSharedText(`room-${room.id}-note`, now, { ...calls, maxLength });
  const { state } = field;
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
        {...(state === 'saving' && { description: t('context.noteSaving') })}
        {...(state === 'saved' && { description: t('context.noteSaved') })}
        {...(state === 'failed' && { errorMessage: t('context.noteFailed') })}
      />
      <SharedTextConflict label={t('context.note')} field={field} />
    </>
  );
}
