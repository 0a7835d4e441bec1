import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isTyping } from '../../shared/keys/page-keys';
import { useKeyLabels } from '../../shared/keys/registered-keys';

/** Keys of every page, in any layout: mod+F (specification §2) and mod+K open the palette, `?` lists the keys. */
export function useShellKeys(open: { palette: () => void; keys: () => void }): void {
  const { t } = useTranslation('shell');
  useKeyLabels('everywhere', [
    {
      keys: [
        ['mod', 'KeyF'],
        ['mod', 'KeyK'],
      ],
      label: t('keys.palette'),
    },
    { keys: [['?']], label: t('keys.list') },
  ]);
  const onKeys = useEffectEvent((event: KeyboardEvent) => {
    const { code, key } = event;
    const isMod = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    // A Cyrillic layout has a comma on this key.
    const isQuestion =
      !event.ctrlKey && !event.metaKey && (key === '?' || (code === 'Slash' && event.shiftKey));
    if (isMod && (code === 'KeyF' || code === 'KeyK')) open.palette();
    else if (isQuestion && !isTyping(event.target)) open.keys();
    else return;
    event.preventDefault();
  });
  // Outside system: the keyboard.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeys(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
