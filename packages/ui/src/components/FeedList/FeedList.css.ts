import { styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../private/focus-ring';
import { componentStyle, layered } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

export const feed = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  // Rows reach past the words beside them, so that their plates stand under the heading.
  marginInline: `calc(-1 * ${vars.space[2]})`,
});

export const day = componentStyle({
  padding: `0 ${vars.space[2]} ${vars.space[1]}`,
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  lineHeight: vars.line.sm,
});

export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr) auto',
  columnGap: vars.space[3],
  alignItems: 'start',
  width: '100%',
  padding: vars.space[2],
  border: 0,
  borderRadius: vars.radius.lg,
  background: 'none',
  color: vars.color.text,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  outlineOffset: '-2px',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:hover': { backgroundColor: vars.color.hover },
    '&:active': { backgroundColor: vars.color.pressed },
    '&:focus-visible': focusRing,
  },
});

const plate = {
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  height: '36px',
  borderRadius: vars.radius.md,
  outline: '1px solid transparent',
} as const;
const soft = (tone: 'info' | 'success' | 'warn' | 'danger' | 'deal') =>
  layered({
    ...plate,
    backgroundColor: vars.color[`${tone}Soft`],
    color: vars.color[`${tone}Text`],
  });

export const plates = styleVariants({
  neutral: layered({
    ...plate,
    backgroundColor: vars.color.neutralSoft,
    color: vars.color.neutralText,
  }),
  info: soft('info'),
  success: soft('success'),
  warn: soft('warn'),
  danger: soft('danger'),
  deal: soft('deal'),
});

export const words = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['0.5'],
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const title = componentStyle({
  selectors: { '[data-unread] &': { fontWeight: vars.weight.semibold } },
});

export const text = componentStyle({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
});

export const time = componentStyle({
  color: vars.color.textSubtle,
  fontSize: vars.text.xs,
  lineHeight: vars.line.xs,
  // On the ground of a press the paler ink would be too pale.
  selectors: { [`${row}:active &`]: { color: vars.color.textMuted } },
});

export const dot = componentStyle({
  width: '8px',
  height: '8px',
  marginBlockStart: vars.space['1.5'],
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.accent,
  '@media': { '(forced-colors: active)': { backgroundColor: 'Highlight' } },
});

export const end = componentStyle({ height: '1px' });
