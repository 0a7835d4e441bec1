import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';
import { fieldRing } from '../../private/focus-ring';

export const cells = componentStyle({
  position: 'relative',
  display: 'flex',
  gap: vars.space[2],
  width: 'fit-content',
  maxWidth: '100%',
});

/** The single input covers the boxes: it receives presses, pasted text and the code suggested by the keyboard. */
export const input = componentStyle({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  width: '100%',
  height: '100%',
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'none',
  color: 'transparent',
  caretColor: 'transparent',
  fontSize: vars.text.lg,
  cursor: 'text',
  selectors: {
    '&::selection': { background: 'none' },
    '&:disabled': { cursor: 'not-allowed' },
    '&:-webkit-autofill': { WebkitTextFillColor: 'transparent' },
  },
});

export const cell = componentStyle({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  minWidth: 0,
  height: vars.control.lg,
  borderRadius: vars.radius.md,
  border: `1px solid ${vars.color.borderControl}`,
  backgroundColor: vars.color.surface,
  fontSize: vars.text['2xl'],
  lineHeight: vars.line['2xl'],
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  transitionProperty: 'border-color, box-shadow',
  transitionDuration: vars.duration.fast,
  selectors: {
    // The input covers the boxes, so they never match `:hover`.
    ':hover > &': { borderColor: vars.color.textMuted },
    ':focus ~ &[data-current]': {
      borderColor: vars.color.accent,
      boxShadow: fieldRing,
      outline: '2px solid transparent',
    },
    '&[data-invalid], :focus ~ &[data-current][data-invalid]': {
      borderColor: vars.color.danger,
    },
    '&[data-readonly], :focus ~ &[data-current][data-readonly]': {
      backgroundColor: vars.color.sunken,
      boxShadow: 'none',
    },
    '&[data-disabled]': {
      backgroundColor: vars.color.sunken,
      borderColor: vars.color.border,
      color: vars.color.textDisabled,
    },
  },
});
