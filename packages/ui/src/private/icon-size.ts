/** Props of a decorative lucide icon, by size. Small ones take a heavier stroke, or they fade at one pixel a point. */
export const icon = {
  xs: { size: 14, strokeWidth: 2, 'aria-hidden': true },
  sm: { size: 16, strokeWidth: 1.75, 'aria-hidden': true },
  md: { size: 18, strokeWidth: 1.75, 'aria-hidden': true },
  lg: { size: 20, strokeWidth: 1.75, 'aria-hidden': true },
  xl: { size: 24, strokeWidth: 1.75, 'aria-hidden': true },
} as const;
