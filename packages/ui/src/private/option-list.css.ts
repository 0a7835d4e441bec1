import { componentStyle } from '../theme/component-style';
import { vars } from '../theme/contract.css';

const touch = '(pointer: coarse)';

export const popover = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 'var(--trigger-width)',
  maxWidth: 'min(480px, 100vw - 16px)',
  backgroundColor: vars.color.raised,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.md,
  outline: 'none',
  overflow: 'hidden',
  transitionProperty: 'opacity, translate',
  transitionDuration: vars.duration.base,
  transitionTimingFunction: vars.ease.out,
  selectors: {
    '&[data-entering]': { opacity: 0, translate: '0 -4px' },
    '&[data-exiting]': { opacity: 0, transitionDuration: vars.duration.fast },
  },
});

/** The list has the width of the field, which filtering does not change. */
export const fieldWidth = componentStyle({ width: 'var(--trigger-width)' });

export const list = componentStyle({
  minHeight: 0,
  maxHeight: '336px',
  padding: vars.space['1.5'],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
  scrollPaddingBlock: vars.space['1.5'],
});

export const option = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2.5'],
  minHeight: '36px',
  paddingBlock: vars.space['1.5'],
  paddingInline: vars.space['2.5'],
  borderRadius: vars.radius.sm,
  fontWeight: vars.weight.regular,
  cursor: 'pointer',
  outline: 'none',
  outlineOffset: '-2px',
  '@media': {
    [touch]: { minHeight: '44px', fontSize: vars.text.lg, lineHeight: vars.line.lg },
    '(forced-colors: active)': {
      selectors: { '&[data-focused]': { outline: '2px solid Highlight' } },
    },
  },
  selectors: {
    '&[data-hovered], &[data-focused]': { backgroundColor: vars.color.hover },
    '&[data-pressed]': { backgroundColor: vars.color.pressed },
    '&[data-selected]': { fontWeight: vars.weight.medium },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
});

export const action = componentStyle({
  color: vars.color.accentText,
  fontWeight: vars.weight.medium,
  selectors: {
    '&:not(:first-child)': { marginBlockStart: vars.space[1] },
  },
});

/** The container has the height of all rows, although few are mounted. */
export const rows = componentStyle({ position: 'relative' });
export const place = componentStyle({ position: 'absolute', insetInline: 0, top: 0 });

export const text = componentStyle({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const detail = componentStyle({
  display: 'block',
  fontSize: vars.text.xs,
  lineHeight: vars.line.xs,
  color: vars.color.textMuted,
});
export const tick = componentStyle({ flex: 'none', color: vars.color.accentText });

export const mark = componentStyle({
  background: 'none',
  color: vars.color.accentText,
  fontWeight: vars.weight.semibold,
});

export const note = componentStyle({
  padding: `${vars.space['2.5']} ${vars.space['2.5']}`,
  color: vars.color.textMuted,
});

export const filter = componentStyle({
  padding: `${vars.space['2.5']} ${vars.space['2.5']} 0`,
});

export const overlay = componentStyle({
  position: 'fixed',
  inset: '0 0 auto',
  // The on-screen keyboard covers the page without resizing it.
  height: 'var(--visual-viewport-height, 100dvh)',
  zIndex: vars.layer.dialog,
  display: 'flex',
  alignItems: 'flex-end',
  backgroundColor: vars.color.scrim,
  transitionProperty: 'opacity',
  transitionDuration: vars.duration.base,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
});

export const sheet = componentStyle({
  width: '100%',
  maxHeight: '85%',
  display: 'flex',
  flexDirection: 'column',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  backgroundColor: vars.color.raised,
  borderRadius: `${vars.radius.xl} ${vars.radius.xl} 0 0`,
  boxShadow: vars.shadow.lg,
  outline: 'none',
  transitionProperty: 'translate',
  transitionDuration: vars.duration.slow,
  transitionTimingFunction: vars.ease.out,
  selectors: { '[data-entering] > &, [data-exiting] > &': { translate: '0 100%' } },
});

export const sheetTall = componentStyle({ height: '85%' });

export const sheetBody = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  outline: 'none',
});

export const sheetTitle = componentStyle({
  padding: `${vars.space[4]} ${vars.space[4]} ${vars.space[1]}`,
  fontSize: vars.text.lg,
  lineHeight: vars.line.lg,
});

export const sheetList = componentStyle({ maxHeight: 'none', flex: 1 });
