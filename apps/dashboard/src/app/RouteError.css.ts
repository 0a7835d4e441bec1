import { vars } from '@karvon/ui/theme';
import { style } from '@vanilla-extract/css';

// Looks like an `EmptyState`, without its component: the design system's chunk may have failed to load.
export const page = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  maxWidth: 520,
  margin: `${vars.space[16]} auto`,
  padding: vars.space[6],
  textAlign: 'center',
  textWrap: 'balance',
  '::before': {
    content: '',
    width: 120,
    height: 84,
    backgroundColor: vars.color.accentSoftHover,
    clipPath: "path('M18 84V44C18 22 42 20 60 2c18 18 42 20 42 42v40z')",
  },
});

export const title = style({
  fontSize: vars.text['2xl'],
  lineHeight: vars.line['2xl'],
  fontWeight: vars.weight.semibold,
});

export const text = style({ color: vars.color.textMuted });

export const reference = style({ color: vars.color.textSubtle, fontSize: vars.text.xs });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[3],
});

export const button = style({
  display: 'inline-grid',
  placeItems: 'center',
  minHeight: vars.control.md,
  padding: `0 ${vars.space[4]}`,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  color: vars.color.text,
  font: 'inherit',
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
});

export const retry = style([
  button,
  { borderColor: 'transparent', background: vars.color.accent, color: vars.color.onAccent },
]);
