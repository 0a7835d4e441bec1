/** Props of a decorative lucide icon, by size. Small icons have a heavier stroke, to stay visible on low-density screens. */
export const icon = {
  xs: { size: 14, strokeWidth: 2, 'aria-hidden': true },
  sm: { size: 16, strokeWidth: 1.75, 'aria-hidden': true },
  md: { size: 18, strokeWidth: 1.75, 'aria-hidden': true },
  lg: { size: 20, strokeWidth: 1.75, 'aria-hidden': true },
  xl: { size: 24, strokeWidth: 1.75, 'aria-hidden': true },
} as const;
