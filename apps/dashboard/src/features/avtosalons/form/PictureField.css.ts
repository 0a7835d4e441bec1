import { vars } from '@karvon/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const field = style({ display: 'flex', flexDirection: 'column', gap: 6, minWidth: 0 });

export const label = style({
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  fontWeight: vars.weight.medium,
});

export const asterisk = style({ color: vars.color.dangerText });

const frame = style({
  position: 'relative',
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.sunken,
  selectors: { '&[data-invalid]': { borderColor: vars.color.danger } },
});

export const preview = styleVariants({
  square: [frame, { width: '100%', maxWidth: 168, aspectRatio: '1' }],
  wide: [frame, { aspectRatio: '16 / 9' }],
});

const fill = style({ width: '100%', height: '100%' });

export const picture = styleVariants({
  // A logo is seen whole; its own ground is often white.
  square: [fill, { objectFit: 'contain' }],
  wide: [fill, { objectFit: 'cover' }],
});

export const buttons = style({
  position: 'absolute',
  insetBlockStart: vars.space[2],
  insetInlineEnd: vars.space[2],
  display: 'flex',
  gap: vars.space[1],
});

export const progress = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  padding: vars.space[2],
  background: vars.color.scrim,
});
