import { breakpoints } from '../theme/tokens';

/** Media conditions of the three layouts, for styles and `matchMedia`. */
export const media = {
  phone: `(max-width: ${breakpoints.tablet - 1}px)`,
  /** A 360 px phone at 200 %: single lines wrap (WCAG 1.4.10). */
  zoomed: '(max-width: 240px)',
  fromTablet: `(min-width: ${breakpoints.tablet}px)`,
  belowLaptop: `(min-width: ${breakpoints.tablet}px) and (max-width: ${breakpoints.laptop - 1}px)`,
  belowLarge: `(min-width: ${breakpoints.tablet}px) and (max-width: ${breakpoints.large - 1}px)`,
  belowDesktop: `(max-width: ${breakpoints.desktop - 1}px)`,
  coarse: '(pointer: coarse)',
  print: 'print',
  still: '(prefers-reduced-motion: reduce)',
  /** Forced colours: no backgrounds or shadows; outlines are visible, transparent ones too. */
  forced: '(forced-colors: active)',
} as const;

/** Hides navigation and buttons in print. */
export const offPaper = { [media.print]: { display: 'none !important' } } as const;
