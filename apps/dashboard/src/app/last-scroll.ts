let last = 0;

/**
 * Where the window was scrolled to in the last frame, in px from its top. `scrollY` has style and layout computed first, which in the middle of a press is
 * once more than it needs.
 */
export const lastScroll = (): number => last;

/** @returns ends it */
export function followScroll(): () => void {
  last = scrollY;
  const onScroll = () => {
    last = scrollY;
  };
  addEventListener('scroll', onScroll, { passive: true });
  return () => removeEventListener('scroll', onScroll);
}
