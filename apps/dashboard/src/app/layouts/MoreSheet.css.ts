import { vars } from '@karvon/ui/theme';
import { style } from '@vanilla-extract/css';

const rowShape = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  width: '100%',
  minHeight: 48,
  padding: `${vars.space['1.5']} ${vars.space[1]}`,
  border: 0,
  borderRadius: vars.radius.md,
  background: 'none',
  color: vars.color.text,
  textAlign: 'start',
} as const;

export const row = style({
  ...rowShape,
  cursor: 'pointer',
  selectors: {
    '&:active': { background: vars.color.pressed },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -2 },
    '&[aria-disabled]': { color: vars.color.textSubtle, cursor: 'default', background: 'none' },
    '&[data-danger=true]': { color: vars.color.dangerText },
  },
});

export const setting = style(rowShape);

export const person = style({
  ...rowShape,
  minHeight: 60,
  marginBlockEnd: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.divider}`,
  borderRadius: 0,
});

export const words = style({ flex: 1, minWidth: 0, display: 'grid', overflowWrap: 'anywhere' });

export const name = style({ fontWeight: vars.weight.semibold });

export const line = style({
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  color: vars.color.textMuted,
});

export const sign = style({ flex: 'none', color: vars.color.textMuted });
