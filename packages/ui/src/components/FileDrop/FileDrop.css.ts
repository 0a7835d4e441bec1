import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../private/focus-ring';
import { componentStyle, layered } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

export const field = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['1.5'],
  minWidth: 0,
});

export const tile = recipe({
  base: layered({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space['0.5'],
    width: '100%',
    minWidth: 0,
    border: `1.5px dashed ${vars.color.borderControl}`,
    borderRadius: vars.radius.md,
    background: 'none',
    color: vars.color.accentText,
    fontSize: vars.text.sm,
    lineHeight: vars.line.sm,
    fontWeight: vars.weight.medium,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    outline: 'none',
    transition: `background-color ${vars.duration.fast} ${vars.ease.out}, border-color ${vars.duration.fast} ${vars.ease.out}`,
    selectors: {
      '&[data-hovered]': { backgroundColor: vars.color.hover },
      '&[data-pressed]': { backgroundColor: vars.color.pressed },
      '&[data-over]': {
        backgroundColor: vars.color.accentSoft,
        borderColor: vars.color.accent,
        borderStyle: 'solid',
      },
      '&[data-invalid]': { borderColor: vars.color.danger },
      '&[data-focus-visible]': focusRing,
      '&[data-disabled]': {
        color: vars.color.textDisabled,
        borderColor: vars.color.borderStrong,
        backgroundColor: 'transparent',
        cursor: 'not-allowed',
      },
    },
  }),
  variants: {
    shape: {
      tile: layered({ height: '100%', padding: vars.space['1.5'] }),
      landscape: layered({
        minHeight: '132px',
        padding: `${vars.space[5]} ${vars.space[4]}`,
        borderRadius: vars.radius.lg,
        fontSize: vars.text.md,
        lineHeight: vars.line.md,
      }),
    },
  },
});

/** In a tile it fills the height of its grid cell. */
export const fills = componentStyle({ height: '100%' });

/** Rendered before it has text, so that screen readers announce the text. It takes no space while empty. */
export const errors = componentStyle({ selectors: { '&:empty': { position: 'absolute' } } });

export const hint = componentStyle({
  maxWidth: '48ch',
  fontSize: vars.text.xs,
  lineHeight: vars.line.xs,
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
});

export const icon = componentStyle({ flex: 'none', pointerEvents: 'none' });
