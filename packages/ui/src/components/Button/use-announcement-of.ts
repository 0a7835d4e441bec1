import { useEffect, useRef } from 'react';

/** Milliseconds that react-aria waits before the first announcement of a page. */
const firstWait = 100;

const withdraw = (id: string) => {
  const announcements = document.querySelectorAll(
    `[data-live-announcer] [aria-labelledby~="${CSS.escape(id)}"]`,
  );
  for (const announcement of announcements) announcement.remove();
};

/**
 * react-aria announces a button that becomes or was pending by its id, and keeps the announcement for seven seconds. Where the button
 * goes before that, as with the dialog that it confirms, the announcement goes with it: it would be an image without a name.
 */
export function useAnnouncementOf(id: string, isPending: boolean): void {
  const wasPending = useRef(false);
  useEffect(() => {
    if (isPending) wasPending.current = true;
  }, [isPending]);
  useEffect(
    () => () => {
      if (!wasPending.current) return;
      withdraw(id);
      setTimeout(withdraw, firstWait, id);
    },
    [id],
  );
}
