import { useEffect, useState } from 'react';
import { useIsPhone } from './is-phone';

/** Fields for which phones open a keyboard. */
const typed =
  'textarea, [contenteditable="true"], [role="spinbutton"], input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"])';

/** Shorter scroll distances are ignored, in pixels. */
const jitter = 8;

const isTyping = () => document.activeElement?.matches(typed) ?? false;

/**
 * Hides a bar over a phone's page while a field has the focus, since the keyboard leaves half of the window, and while the page
 * scrolls down.
 *
 * @returns true while it is hidden
 */
export function useBarAway(): boolean {
  const isPhone = useIsPhone();
  const [isAway, setAway] = useState(false);
  // Outside system: the focus and the scroll position of the window.
  useEffect(() => {
    if (!isPhone) return undefined;
    let last = window.scrollY;
    const follow = () => setAway(isTyping());
    const onScroll = () => {
      const delta = window.scrollY - last;
      if (Math.abs(delta) < jitter) return;
      last = window.scrollY;
      setAway(delta > 0 || isTyping());
    };
    // The next field has the focus only after this one has lost it.
    const onLeave = () => requestAnimationFrame(follow);
    document.addEventListener('focusin', follow);
    document.addEventListener('focusout', onLeave);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      document.removeEventListener('focusin', follow);
      document.removeEventListener('focusout', onLeave);
      window.removeEventListener('scroll', onScroll);
    };
  }, [isPhone]);
  return isPhone && isAway;
}
