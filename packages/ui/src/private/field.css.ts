import { recipe } from '@vanilla-extract/recipes';
import { componentStyle, layered } from '../theme/component-style';
import { vars } from '../theme/contract.css';
import { hitArea } from './hit-area';
import { fieldRing } from './focus-ring';

const touch = '(pointer: coarse)';

export const field = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['1.5'],
  minWidth: 0,
  maxWidth: '100%',
});

export const labelRow = componentStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[2],
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
});

export const label = componentStyle({
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  fontWeight: vars.weight.medium,
  color: vars.color.text,
  overflowWrap: 'anywhere',
});

export const asterisk = componentStyle({ color: vars.color.dangerText });

export const description = componentStyle({
  fontSize: vars.text.xs,
  lineHeight: vars.line.xs,
  color: vars.color.textSubtle,
  overflowWrap: 'anywhere',
  selectors: { '&:empty': { display: 'none' } },
});

export const error = componentStyle({
  display: 'flex',
  gap: vars.space[1],
  fontSize: vars.text.xs,
  lineHeight: vars.line.xs,
  color: vars.color.dangerText,
  overflowWrap: 'anywhere',
});

export const errorIcon = componentStyle({ flex: 'none', marginTop: '1px' });

/** The bordered box around an input, a trigger or the cells of a code. */
export const control = recipe({
  base: layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    width: '100%',
    minWidth: 0,
    paddingInline: vars.space[3],
    borderRadius: vars.radius.md,
    border: `1px solid ${vars.color.borderControl}`,
    backgroundColor: vars.color.surface,
    color: vars.color.text,
    fontSize: vars.text.md,
    lineHeight: vars.line.md,
    textAlign: 'start',
    cursor: 'text',
    outline: 'none',
    transitionProperty: 'border-color, box-shadow',
    transitionDuration: vars.duration.fast,
    transitionTimingFunction: vars.ease.out,
    '@media': { [touch]: { fontSize: vars.text.lg, lineHeight: vars.line.lg } },
    selectors: {
      '&:hover': { borderColor: vars.color.textMuted },
      '&:has(input:focus, textarea:focus), &[data-focus-visible], &[data-open]': {
        borderColor: vars.color.accent,
        boxShadow: fieldRing,
        outline: '2px solid transparent',
      },
      // The focus rule uses `:has()`, which outweighs a single attribute. Each state repeats it.
      '&[data-invalid], &[data-invalid]:has(input:focus, textarea:focus)': {
        borderColor: vars.color.danger,
      },
      '&[data-readonly], &[data-readonly]:has(input:focus, textarea:focus)': {
        backgroundColor: vars.color.sunken,
        boxShadow: 'none',
      },
      '&[data-disabled]': {
        backgroundColor: vars.color.sunken,
        borderColor: vars.color.border,
        color: vars.color.textDisabled,
        cursor: 'not-allowed',
      },
    },
  }),
  variants: {
    size: {
      sm: layered({
        height: vars.control.sm,
        borderRadius: vars.radius.sm,
        paddingInline: vars.space['2.5'],
        fontSize: vars.text.sm,
      }),
      md: layered({ height: vars.control.md }),
      lg: layered({ height: vars.control.lg, fontSize: vars.text.lg, lineHeight: vars.line.lg }),
    },
    /** Grows with its content instead of keeping the height of a line. */
    isTall: {
      true: layered({ height: 'auto', alignItems: 'stretch', paddingInline: 0 }),
    },
  },
  defaultVariants: { size: 'md' },
});

export const input = componentStyle({
  flex: 1,
  minWidth: 0,
  width: '100%',
  height: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  outline: 'none',
  color: 'inherit',
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: vars.color.textSubtle, opacity: 1 },
    '&:disabled': { WebkitTextFillColor: vars.color.textDisabled, cursor: 'not-allowed' },
    // A placeholder is an instruction, so it keeps more contrast than a disabled value.
    '&:disabled::placeholder': {
      color: vars.color.textSubtle,
      WebkitTextFillColor: vars.color.textSubtle,
    },
    '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
  },
});

/** A unit, an icon or a fixed beginning inside the plate. */
export const adornment = componentStyle({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  color: vars.color.textMuted,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
});

export const glyph = componentStyle({ flex: 'none', color: vars.color.textSubtle });

/** A button inside the box, such as Clear: at least 24 px, and 4 px from the border. */
export const inlineButton = componentStyle({
  position: 'relative',
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  width: vars.space[8],
  minHeight: vars.space[6],
  alignSelf: 'stretch',
  marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'none',
  color: vars.color.textSubtle,
  cursor: 'pointer',
  outline: 'none',
  '@media': { [touch]: hitArea },
  selectors: {
    '&[data-hovered]': { color: vars.color.text },
    '&[data-focus-visible]': {
      boxShadow: `inset 0 0 0 2px ${vars.color.focus}`,
      outline: '2px solid transparent',
      outlineOffset: '-2px',
    },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
});

export const footer = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const counter = componentStyle({
  marginInlineStart: 'auto',
  fontSize: vars.text.xs,
  lineHeight: vars.line.xs,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.textSubtle,
  whiteSpace: 'nowrap',
});
