import { breakpoints } from '../theme/tokens';

/** Media conditions of the three layouts, for styles and `matchMedia`. */
export const media = {
  phone: `(max-width: ${breakpoints.tablet - 1}px)`,
  /** A phone of 360 px at 200 %, and half of its width: what is one line elsewhere wraps (WCAG 1.4.10). */
  zoomed: '(max-width: 240px)',
  fromTablet: `(min-width: ${breakpoints.tablet}px)`,
  belowLaptop: `(min-width: ${breakpoints.tablet}px) and (max-width: ${breakpoints.laptop - 1}px)`,
  belowLarge: `(min-width: ${breakpoints.tablet}px) and (max-width: ${breakpoints.large - 1}px)`,
  belowDesktop: `(max-width: ${breakpoints.desktop - 1}px)`,
  coarse: '(pointer: coarse)',
  print: 'print',
  still: '(prefers-reduced-motion: reduce)',
  /** The system renders everything in a few colours of its own: no grounds, no shadows, and every outline, a transparent one too. */
  forced: '(forced-colors: active)',
} as const;

/** Leaves navigation and buttons out on paper. */
export const offPaper = { [media.print]: { display: 'none !important' } } as const;
