import { focusRing } from '../../private/focus-ring';
import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

export const row = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  width: '100%',
  minHeight: '48px',
  padding: `${vars.space['1.5']} ${vars.space[1]}`,
  border: 0,
  borderRadius: vars.radius.md,
  background: 'none',
  color: vars.color.text,
  textAlign: 'start',
  textDecoration: 'none',
  outline: 'none',
  outlineOffset: '-2px',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    'a&, button&': { cursor: 'pointer' },
    '&[data-picture]': {
      minHeight: '60px',
      marginBlockEnd: vars.space[2],
      borderBlockEnd: `1px solid ${vars.color.divider}`,
      borderRadius: 0,
    },
    '&[data-tone="danger"]': { color: vars.color.dangerText },
    '&[data-hovered]': { backgroundColor: vars.color.hover },
    '&[data-pressed]': { backgroundColor: vars.color.pressed },
    '&[data-focus-visible]': focusRing,
    '&[aria-disabled]': {
      background: 'none',
      color: vars.color.textSubtle,
      cursor: 'default',
    },
  },
});

export const sign = componentStyle({ flex: 'none', color: vars.color.textMuted });

export const words = componentStyle({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  overflowWrap: 'anywhere',
});

export const title = componentStyle({
  selectors: { '[data-picture] &': { fontWeight: vars.weight.semibold } },
});

export const detail = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
});

/** Controls keep their width: long words would push them out of the list. */
export const end = componentStyle({ flex: 'none', display: 'inline-flex', maxWidth: '60%' });
