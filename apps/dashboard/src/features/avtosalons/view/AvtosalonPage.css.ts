import { breakpoints, vars } from '@karvon/ui/theme';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gap: vars.space[4],
  alignItems: 'start',
  '@media': {
    [`(min-width: ${breakpoints.desktop}px)`]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(320px, 2fr)',
    },
  },
});

export const side = style({ display: 'grid', gap: vars.space[4] });

export const facade = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '16 / 10',
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.sunken,
  color: vars.color.borderControl,
});

export const photo = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

export const badge = style({
  position: 'absolute',
  insetBlockStart: vars.space[3],
  insetInlineStart: vars.space[3],
});

export const logo = style({
  position: 'absolute',
  insetBlockEnd: vars.space[4],
  insetInlineStart: vars.space[4],
  width: 72,
  height: 72,
  objectFit: 'contain',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
});
