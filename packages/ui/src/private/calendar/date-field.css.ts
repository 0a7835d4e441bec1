import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';
import { fieldRing } from '../focus-ring';

export const frame = componentStyle({
  selectors: {
    '&:has([role=spinbutton]:focus)': {
      borderColor: vars.color.accent,
      boxShadow: fieldRing,
      outline: '2px solid transparent',
    },
    '&[data-invalid]:has([role=spinbutton]:focus)': { borderColor: vars.color.danger },
    '&[data-readonly]:has([role=spinbutton]:focus)': { boxShadow: 'none' },
  },
});

export const segments = componentStyle({
  display: 'flex',
  flex: '0 1 auto',
  minWidth: 0,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const segment = componentStyle({
  // Two digits are narrower than the minimum target of WCAG 2.5.8.
  minWidth: '24px',
  textAlign: 'center',
  padding: `${vars.space['0.5']} 1px`,
  borderRadius: vars.radius.xs,
  outline: 'none',
  caretColor: 'transparent',
  selectors: {
    '&[data-type=literal]': { minWidth: 0, color: vars.color.textSubtle, padding: 0 },
    '&[data-placeholder]': { color: vars.color.textSubtle },
    '&[data-disabled]': { color: vars.color.textDisabled },
    '&[data-focused]': { backgroundColor: vars.color.accent, color: vars.color.onAccent },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-focused]': {
          forcedColorAdjust: 'none',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

export const dash = componentStyle({ flex: 'none', color: vars.color.textSubtle });

/** Pushes the button of the calendar to the end of the plate. */
export const gap = componentStyle({ flex: 1 });
