import { vars } from '@karvon/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const dialRow = style({ display: 'flex', alignItems: 'center', gap: vars.space[4] });

export const todo = style({ margin: `${vars.space[3]} 0 0`, padding: 0, listStyle: 'none' });

export const todoRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2.5'],
  minHeight: 32,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  selectors: { '&[data-danger]': { color: vars.color.dangerText } },
});

export const todoIcon = style({
  flex: 'none',
  color: vars.color.textMuted,
  selectors: { '[data-danger] > &': { color: 'inherit' } },
});

export const todoWords = style({ flex: 1, minWidth: 0 });

export const points = style({
  flex: 'none',
  color: vars.color.successText,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});

export const previewHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  marginBlockEnd: vars.space[2],
});

export const picture = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '2 / 1',
  background: vars.color.sunken,
  color: vars.color.textSubtle,
});

globalStyle(`${picture} > img`, {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

export const photoCount = style({
  position: 'absolute',
  insetInlineEnd: vars.space[2],
  insetBlockEnd: vars.space[2],
});

export const previewBody = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['0.5'],
  padding: vars.space[4],
});

export const priceRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space[2],
  marginBlockStart: vars.space[1],
});

export const price = style({
  fontSize: vars.text.xl,
  lineHeight: vars.line.xl,
  fontWeight: vars.weight.semibold,
  letterSpacing: vars.track.snug,
});

export const badges = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['1.5'],
  marginBlockStart: vars.space[2],
});

export const place = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['1.5'],
  marginBlockStart: vars.space[2],
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  color: vars.color.textMuted,
});
