import { useEffect, useRef } from 'react';

/** Milliseconds that react-aria waits before the first announcement of a page. */
const firstWait = 100;

const isThere = (id: string) => document.getElementById(id) !== null;

/** Removes the announcements of buttons that are gone. */
function withdraw(): void {
  const announcements = document.querySelectorAll('[data-live-announcer] [aria-labelledby]');
  for (const announcement of announcements) {
    const ids = announcement.getAttribute('aria-labelledby') ?? '';
    if (!ids.split(' ').some(isThere)) announcement.remove();
  }
}

/**
 * react-aria announces a pending button by its id for seven seconds. When the button unmounts earlier, its
 * announcement is removed: it would refer to a missing element.
 */
export function useAnnouncement(isPending: boolean): void {
  const wasPending = useRef(false);
  useEffect(() => {
    if (isPending) wasPending.current = true;
    return () => {
      if (!wasPending.current) return;
      withdraw();
      setTimeout(withdraw, firstWait);
    };
  }, [isPending]);
}
