import { breakpoints, vars } from '@karvon/ui/theme';
import { style } from '@vanilla-extract/css';

export const content = style({ display: 'grid', gap: vars.space[4] });

export const search = style({ maxWidth: 400 });

export const grid = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [`(min-width: ${breakpoints.tablet}px)`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '(min-width: 1280px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const skeleton = style({
  overflow: 'hidden',
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
});

export const skeletonBody = style({
  display: 'grid',
  gap: vars.space[3],
  padding: `${vars.space[8]} ${vars.space[4]} ${vars.space[5]}`,
});
