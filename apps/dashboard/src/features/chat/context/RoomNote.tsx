import type { Room } from '@karvon/api/chat';
import { TextArea } from '@karvon/ui/TextArea';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The dealership's own words about the buyer. Kept when the field is left; what could not be kept stays in it. */
export function RoomNote({ room, save }: { room: Room; save: (note: string) => Promise<boolean> }) {
  const { t } = useTranslation('chat');
  const [typed, setTyped] = useState<string>();
  const [state, setState] = useState<'saving' | 'saved' | 'failed'>();
  const value = typed ?? room.note;
  const leave = async () => {
    if (typed === undefined || (typed === room.note && state !== 'failed')) return;
    setState('saving');
    const isKept = await save(typed);
    setState(isKept ? 'saved' : 'failed');
    // From here on the field follows what others write, unless somebody types on.
    if (isKept) setTyped((now) => (now === typed ? undefined : now));
  };
  return (
    <TextArea
      label={t('context.note')}
      placeholder={t('context.notePlaceholder')}
      maxLength={2000}
      rows={3}
      value={value}
      onChange={(text) => {
        setTyped(text);
        setState(undefined);
      }}
      onBlur={() => void leave()}
      {...(state === 'saving' && { description: t('context.noteSaving') })}
      {...(state === 'saved' && { description: t('context.noteSaved') })}
      {...(state === 'failed' && { errorMessage: t('context.noteFailed') })}
    />
  );
}
