import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { fieldRing, focusRing } from '../../private/focus-ring';
import { hitArea } from '../../private/hit-area';
import { media } from '../../private/media';
import { componentStyle, layered } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

const over = (overlay: string) => ({
  background: `linear-gradient(${overlay}, ${overlay}), ${vars.color.surface}`,
});

export const button = recipe({
  base: layered({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    flex: 'none',
    maxWidth: '100%',
    margin: 0,
    border: '1px solid transparent',
    borderRadius: vars.radius.md,
    background: 'none',
    fontFamily: 'inherit',
    fontWeight: vars.weight.semibold,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    userSelect: 'none',
    outline: 'none',
    WebkitTapHighlightColor: 'transparent',
    transitionProperty: 'background-color, border-color, box-shadow, color',
    transitionDuration: vars.duration.fast,
    transitionTimingFunction: vars.ease.out,
    selectors: {
      '&[data-pending]': { opacity: 0.86, cursor: 'progress' },
    },
    '@media': { [media.coarse]: hitArea, [media.zoomed]: { whiteSpace: 'normal' } },
  }),
  variants: {
    variant: {
      primary: layered({
        backgroundColor: vars.color.accent,
        color: vars.color.onAccent,
        boxShadow: vars.shadow.xs,
        selectors: {
          '&[data-hovered]': { backgroundColor: vars.color.accentHover },
          '&[data-pressed]': { backgroundColor: vars.color.accentPressed },
        },
      }),
      secondary: layered({
        backgroundColor: vars.color.surface,
        borderColor: vars.color.borderStrong,
        color: vars.color.text,
        boxShadow: vars.shadow.xs,
        selectors: {
          '&[data-hovered]': over(vars.color.hover),
          '&[data-pressed]': over(vars.color.pressed),
        },
      }),
      soft: layered({
        backgroundColor: vars.color.accentSoft,
        color: vars.color.accentText,
        selectors: {
          '&[data-hovered]': { backgroundColor: vars.color.accentSoftHover },
          // The accent colour would have too little contrast on this background.
          '&[data-pressed]': { backgroundColor: vars.color.accentBorder, color: vars.color.text },
        },
      }),
      ghost: layered({
        color: vars.color.textMuted,
        selectors: {
          '&[data-hovered]': { backgroundColor: vars.color.hover, color: vars.color.text },
          '&[data-pressed]': { backgroundColor: vars.color.pressed, color: vars.color.text },
        },
      }),
      danger: layered({
        backgroundColor: vars.color.danger,
        color: vars.color.onDanger,
        boxShadow: vars.shadow.xs,
        selectors: {
          '&[data-hovered]': { backgroundColor: vars.color.dangerHover },
          '&[data-pressed]': { backgroundColor: vars.color.dangerPressed },
        },
      }),
      'danger-ghost': layered({
        color: vars.color.dangerText,
        selectors: {
          '&[data-hovered]': { backgroundColor: vars.color.dangerSoft },
          '&[data-pressed]': { backgroundColor: vars.color.dangerBorder },
        },
      }),
      picker: layered({
        backgroundColor: vars.color.surface,
        borderColor: vars.color.borderControl,
        color: vars.color.text,
        fontWeight: vars.weight.regular,
        selectors: {
          '&[data-hovered]': { borderColor: vars.color.textMuted },
          '&[data-pressed]': over(vars.color.pressed),
          '&[aria-expanded="true"]': { borderColor: vars.color.accent, boxShadow: fieldRing },
        },
      }),
    },
    size: {
      sm: layered({
        height: vars.control.sm,
        '@media': { [media.zoomed]: { height: 'auto', minHeight: vars.control.sm } },
        paddingInline: vars.space[3],
        gap: vars.space['1.5'],
        borderRadius: vars.radius.sm,
        fontSize: vars.text.sm,
        lineHeight: vars.line.sm,
        fontWeight: vars.weight.medium,
      }),
      md: layered({
        height: vars.control.md,
        '@media': { [media.zoomed]: { height: 'auto', minHeight: vars.control.md } },
        paddingInline: vars.space[4],
        fontSize: vars.text.md,
        lineHeight: vars.line.md,
      }),
      lg: layered({
        height: vars.control.lg,
        '@media': { [media.zoomed]: { height: 'auto', minHeight: vars.control.lg } },
        paddingInline: vars.space[6],
        fontSize: vars.text.lg,
        lineHeight: vars.line.lg,
      }),
    },
    isFullWidth: { true: layered({ width: '100%' }) },
    isSquare: { true: layered({ aspectRatio: '1', padding: 0, paddingInline: 0 }) },
    isToggled: {
      true: layered({ backgroundColor: vars.color.accentSoft, color: vars.color.accentText }),
    },
  },
  defaultVariants: { variant: 'secondary', size: 'md' },
});

/** Follows the variants, to override them. */
export const states = componentStyle({
  selectors: {
    '&[data-focus-visible]': focusRing,
    '&[data-disabled], &[aria-disabled="true"]:not([data-pending])': {
      background: vars.color.sunken,
      borderColor: 'transparent',
      color: vars.color.textDisabled,
      boxShadow: 'none',
      cursor: 'not-allowed',
    },
    '&[aria-disabled="true"][data-focus-visible]': focusRing,
  },
  '@media': {
    [media.forced]: {
      selectors: {
        '&[aria-pressed="true"]': { border: '3px solid Highlight' },
        '&[data-disabled], &[aria-disabled="true"]:not([data-pending])': {
          borderColor: 'GrayText',
          color: 'GrayText',
        },
      },
    },
  },
});

/** A disabled quiet button has no background, which would be more prominent than the enabled ones. */
export const quietWhenDisabled = componentStyle({
  selectors: {
    '&[data-disabled], &[aria-disabled="true"]:not([data-pending])': { background: 'none' },
  },
});

export const label = componentStyle({ overflow: 'hidden', textOverflow: 'ellipsis' });

/** Matches the colour of the chevrons in pickers. */
export const iconEnd = componentStyle({
  selectors: {
    [`${button.classNames.variants.variant.picker} > &`]: { color: vars.color.textSubtle },
  },
});

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = componentStyle({
  flex: 'none',
  width: vars.icon.md,
  height: vars.icon.md,
  borderRadius: vars.radius.full,
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  animation: `${turn} 0.8s linear infinite`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { animationDuration: '2.4s' },
    // Forced colours render a transparent border. A full ring would not appear to turn.
    '(forced-colors: active)': { borderInlineEndColor: 'Canvas' },
  },
});

/** Width of the icon that the spinner replaces. Without an icon it is narrow. */
export const spinnerSize = recipe({
  variants: {
    size: {
      icon: layered({ width: vars.icon.sm, height: vars.icon.sm }),
      none: layered({ width: vars.space[3], height: vars.space[3] }),
    },
  },
});

/** Without an icon, the space for the spinner comes from the padding, so that the button keeps its width. */
export const spaceForSpinner = recipe({
  variants: {
    size: {
      sm: layered({ paddingInline: vars.space[1], gap: vars.space[1] }),
      md: layered({ paddingInline: vars.space['1.5'], gap: vars.space[2] }),
      lg: layered({ paddingInline: `calc(${vars.space[3]} + 2px)`, gap: vars.space[2] }),
    },
  },
});
