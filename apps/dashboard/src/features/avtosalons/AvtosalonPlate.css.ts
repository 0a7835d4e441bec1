import { vars } from '@karvon/ui/theme';
import { style } from '@vanilla-extract/css';

export const plate = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflow: 'hidden',
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
});

export const facade = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '2 / 1',
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
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
});

/** Stands half on the facade, half on the words. */
export const logo = style({
  position: 'absolute',
  insetBlockEnd: -20,
  insetInlineStart: vars.space[4],
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  overflow: 'hidden',
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
});

export const logoPhoto = style({ width: '100%', height: '100%', objectFit: 'contain' });

export const body = style({
  flex: 1,
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  padding: `${vars.space[8]} ${vars.space[4]} ${vars.space[4]}`,
});

export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });

export const name = style({
  flex: 1,
  minWidth: 0,
  fontSize: vars.text.lg,
  lineHeight: vars.line.lg,
  fontWeight: vars.weight.semibold,
  overflowWrap: 'anywhere',
});

/** The whole plate is the link; what is pressed by itself lies above it. */
export const cover = style({
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.lg },
});

export const above = style({ position: 'relative', flex: 'none' });

export const facts = style({
  display: 'grid',
  gap: vars.space['1.5'],
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  color: vars.color.textMuted,
});

export const fact = style({ display: 'flex', gap: vars.space[2], minWidth: 0 });

export const sign = style({ flex: 'none', marginBlockStart: 1 });

export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const foot = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: 52,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderBlockStart: `1px solid ${vars.color.divider}`,
});
