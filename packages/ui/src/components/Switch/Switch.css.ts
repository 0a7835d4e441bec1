import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

export const row = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.space[6],
  cursor: 'pointer',
  '@media': { '(pointer: coarse)': { minWidth: vars.control.md, minHeight: vars.control.md } },
  selectors: { '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' } },
});

/** Text on the left, switch on the right, and a hairline between rows. */
export const spread = componentStyle({
  justifyContent: 'space-between',
  paddingBlock: vars.space[3],
});

export const divided = componentStyle({
  selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.color.divider}` } },
});

export const text = componentStyle({ minWidth: 0, overflowWrap: 'anywhere' });
export const title = componentStyle({ fontWeight: vars.weight.medium });

export const detail = componentStyle({
  display: 'block',
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  color: vars.color.textMuted,
});

export const track = componentStyle({
  flex: 'none',
  position: 'relative',
  width: '36px',
  height: '22px',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.borderControl,
  outline: 'none',
  transitionProperty: 'background-color, box-shadow',
  transitionDuration: vars.duration.fast,
  '::after': {
    content: '',
    position: 'absolute',
    insetBlockStart: vars.space['0.5'],
    insetInlineStart: vars.space['0.5'],
    width: vars.icon.md,
    height: vars.icon.md,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.onAccent,
    border: '1px solid transparent',
    boxShadow: vars.shadow.sm,
    transitionProperty: 'transform',
    transitionDuration: vars.duration.fast,
    transitionTimingFunction: vars.ease.out,
  },
  selectors: {
    '[data-selected] > &': { backgroundColor: vars.color.accent },
    '[data-selected] > &::after': { transform: 'translateX(14px)' },
    '[data-focus-visible] > &': { boxShadow: vars.shadow.focus, outline: '2px solid transparent' },
    '[data-disabled] > &': { opacity: 0.45 },
  },
  '@media': {
    '(forced-colors: active)': {
      border: '1px solid CanvasText',
      selectors: { '[data-selected] > &': { backgroundColor: 'Highlight' } },
    },
  },
});
