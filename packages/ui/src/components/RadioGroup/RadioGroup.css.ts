import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

export const cards = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 112px), 1fr))',
  gap: vars.space[2],
  selectors: {
    // Four cards that do not fit in one row are in two rows of two, not in three and one.
    '&:has(> :nth-child(4):last-child)': {
      gridTemplateColumns:
        'repeat(auto-fit, minmax(max(min(100%, 112px), min(45%, (472px - 100%) * 999)), 1fr))',
    },
  },
});

export const card = componentStyle({
  // The hidden input scrolls with its option, so that focus brings it into view.
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: '1px',
  minWidth: 0,
  minHeight: vars.control.md,
  padding: `${vars.space['2.5']} ${vars.space[3]}`,
  borderRadius: vars.radius.md,
  border: `1px solid ${vars.color.borderControl}`,
  backgroundColor: vars.color.surface,
  cursor: 'pointer',
  outline: 'none',
  outlineOffset: '2px',
  transitionProperty: 'background-color, border-color, box-shadow',
  transitionDuration: vars.duration.fast,
  selectors: {
    '&[data-hovered]': { borderColor: vars.color.textMuted },
    '&[data-invalid]': { borderColor: vars.color.danger },
    '&[data-selected]': {
      borderColor: vars.color.accent,
      boxShadow: `inset 0 0 0 1px ${vars.color.accent}`,
      backgroundColor: vars.color.accentSoft,
    },
    '&[data-focus-visible]': { boxShadow: vars.shadow.focus, outline: '2px solid transparent' },
    '&[data-disabled]': {
      backgroundColor: vars.color.sunken,
      borderColor: vars.color.border,
      color: vars.color.textDisabled,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-selected]': { border: '3px solid Highlight' } },
    },
  },
});

export const title = componentStyle({
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});

export const detail = componentStyle({
  fontSize: vars.text.xs,
  lineHeight: vars.line.xs,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
  selectors: { '[data-disabled] > &': { color: 'inherit' } },
});

/** Replaces a missing image. */
export const sign = componentStyle({ flex: 'none', color: vars.color.textMuted });

export const image = componentStyle({
  maxWidth: '100%',
  height: '80px',
  objectFit: 'contain',
  objectPosition: 'left',
  borderRadius: vars.radius.sm,
});
