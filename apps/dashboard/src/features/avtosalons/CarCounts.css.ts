import { vars } from '@karvon/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  rowGap: vars.space[1],
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
});

export const count = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: 28,
  color: vars.color.textMuted,
  '@media': { '(pointer: coarse)': { minHeight: 44, minWidth: 32 } },
  selectors: {
    '&[data-tone=success]': { color: vars.color.successText },
    '&[data-tone=trophy]': { color: vars.color.successText },
    '&[data-tone=info]': { color: vars.color.infoText },
    '&[data-tone=warn]': { color: vars.color.warnText },
    '&[data-tone=danger]': { color: vars.color.dangerText },
    '&[data-tone=deal]': { color: vars.color.dealText },
    '&:hover': { color: vars.color.accentText },
  },
});
