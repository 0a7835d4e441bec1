import { keyframes } from '@vanilla-extract/css';
import { media } from '../../private/media';
import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const list = componentStyle({
  position: 'fixed',
  // Browsers without a top layer need a z-index.
  zIndex: vars.layer.tooltip,
  inset: 'auto',
  margin: 0,
  minWidth: '180px',
  maxWidth: `min(360px, calc(100vw - ${vars.space[4]}))`,
  maxHeight: `calc(100dvh - ${vars.space[4]})`,
  overflowY: 'auto',
  padding: vars.space['1.5'],
  background: vars.color.raised,
  color: vars.color.text,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.md,
  outline: 'none',
  textAlign: 'start',
  animation: `${enter} ${vars.duration.fast} ${vars.ease.out}`,
});

export const header = componentStyle({
  padding: `${vars.space[2]} ${vars.space['2.5']}`,
  marginBottom: vars.space[1],
  borderBottom: `1px solid ${vars.color.divider}`,
});

export const item = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2.5'],
  width: '100%',
  minHeight: '36px',
  padding: `${vars.space['1.5']} ${vars.space['2.5']}`,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'none',
  color: 'inherit',
  fontWeight: vars.weight.medium,
  lineHeight: vars.line.md,
  textAlign: 'start',
  cursor: 'pointer',
  outline: 'none',
  outlineOffset: '-2px',
  '@media': { [media.coarse]: { minHeight: '44px' } },
  selectors: {
    '&:hover, &:focus-visible': { background: vars.color.hover },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}` },
    '&:active': { background: vars.color.pressed },
    '&[data-tone="danger"]': { color: vars.color.dangerText },
    '&[aria-disabled="true"]': {
      color: vars.color.textDisabled,
      background: 'none',
      cursor: 'not-allowed',
    },
  },
});

export const sign = componentStyle({
  flex: 'none',
  color: vars.color.textSubtle,
  selectors: {
    [`${item}[data-tone="danger"] &`]: { color: 'inherit' },
    [`${item}[aria-disabled="true"] &`]: { color: 'inherit' },
  },
});

export const text = componentStyle({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const note = componentStyle({
  display: 'block',
  color: vars.color.textSubtle,
  fontSize: vars.text.xs,
  lineHeight: vars.line.xs,
  fontWeight: vars.weight.regular,
});

export const end = componentStyle({
  flex: 'none',
  marginInlineStart: 'auto',
  color: vars.color.textSubtle,
  fontSize: vars.text.xs,
});

export const separator = componentStyle({
  margin: `${vars.space['1.5']} ${vars.space[1]}`,
  border: 0,
  borderTop: `1px solid ${vars.color.divider}`,
});
