import { useEffect, useEffectEvent } from 'react';

/** Opens the palette with mod+F (specification §2) and mod+K (decisions §10), in any keyboard layout. */
export function usePaletteKeys(open: () => void): void {
  const onKeys = useEffectEvent((event: KeyboardEvent) => {
    const isMod = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!isMod || (event.code !== 'KeyF' && event.code !== 'KeyK')) return;
    event.preventDefault();
    open();
  });
  // Outside system: the document's keys.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeys(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
