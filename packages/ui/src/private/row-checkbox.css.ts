import { componentStyle } from '../theme/component-style';
import { vars } from '../theme/contract.css';

const touch = '(pointer: coarse)';
const forced = '(forced-colors: active)';

/** The strokes of lucide's Check and Minus as shapes, 24 wide and 3 thick: a shape needs no extra element. */
const check =
  'path("M18.94 4.94A1.5 1.5 0 0 1 21.06 7.06L10.06 18.06A1.5 1.5 0 0 1 7.94 18.06L2.94 13.06A1.5 1.5 0 0 1 5.06 10.94L9 14.88Z")';
const minus = 'path("M5 10.5H19A1.5 1.5 0 0 1 19 13.5H5A1.5 1.5 0 0 1 5 10.5Z")';

/** Enlarges the clickable area beyond the square, without changing the layout. */
const target = (side: string) => ({
  width: side,
  height: side,
  marginInline: `calc((${vars.icon.md} - ${side}) / 2)`,
});

export const box = componentStyle({
  ...target(vars.space[6]),
  display: 'inline-grid',
  placeItems: 'center',
  verticalAlign: 'middle',
  appearance: 'none',
  outline: 'none',
  color: vars.color.onAccent,
  cursor: 'pointer',
  '::before': {
    content: '""',
    gridArea: '1 / 1',
    width: vars.icon.md,
    height: vars.icon.md,
    borderRadius: '5px',
    border: `1.5px solid ${vars.color.borderControl}`,
    backgroundColor: vars.color.surface,
    transitionProperty: 'background-color, border-color, box-shadow',
    transitionDuration: vars.duration.fast,
  },
  selectors: {
    '&:hover::before': { borderColor: vars.color.textMuted },
    '&:checked::before, &:indeterminate::before': {
      backgroundColor: vars.color.accent,
      borderColor: vars.color.accent,
    },
    '&:checked::after, &:indeterminate::after': {
      content: '""',
      gridArea: '1 / 1',
      width: '24px',
      height: '24px',
      scale: 'calc(13 / 24)',
      clipPath: check,
      backgroundColor: 'currentColor',
    },
    '&:indeterminate::after': { clipPath: minus },
    '&:disabled': { color: vars.color.textDisabled, cursor: 'not-allowed' },
    '&:disabled::before': {
      backgroundColor: vars.color.sunken,
      borderColor: vars.color.borderStrong,
    },
    '&:focus-visible::before': {
      boxShadow: vars.shadow.focus,
      outline: '2px solid transparent',
    },
  },
  '@media': {
    [touch]: target(vars.control.md),
    // Forced colours remove backgrounds, so the native checkbox is shown.
    [forced]: {
      appearance: 'auto',
      selectors: { '&::before, &::after': { content: 'none' } },
    },
  },
});
