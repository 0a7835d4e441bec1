import { recipe } from '@vanilla-extract/recipes';
import { fingerArea } from '../../private/finger-area';
import { media } from '../../private/media';
import { componentStyle, layered } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

export const bar = componentStyle({
  position: 'fixed',
  zIndex: vars.layer.dropdown,
  insetBlockEnd: vars.space[6],
  insetInlineStart: '50%',
  translate: '-50% 0',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['1.5'],
  width: 'max-content',
  maxWidth: `calc(100vw - ${vars.space[8]})`,
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[2]} 18px`,
  borderRadius: vars.radius.lg,
  border: '1px solid transparent',
  backgroundColor: vars.color.inverse,
  color: vars.color.onInverse,
  boxShadow: vars.shadow.lg,
  '@media': {
    [media.phone]: {
      insetBlockEnd: `calc(${vars.size.tabbar} + ${vars.space[3]} + env(safe-area-inset-bottom))`,
      width: `calc(100vw - ${vars.space[6]})`,
      maxWidth: 'none',
    },
  },
});

export const count = componentStyle({
  flex: 'none',
  marginInlineEnd: vars.space['2.5'],
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const actions = componentStyle({
  flex: 1,
  gap: vars.space[1],
  minWidth: 0,
  // Room for the focus ring inside the scrolling box.
  padding: vars.space[1],
  margin: `calc(-1 * ${vars.space[1]})`,
});

export const button = recipe({
  base: layered({
    position: 'relative',
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space['1.5'],
    height: vars.control.sm,
    paddingInline: vars.space[3],
    border: 0,
    borderRadius: vars.radius.sm,
    background: 'none',
    color: 'inherit',
    fontSize: vars.text.sm,
    lineHeight: vars.line.sm,
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    outline: 'none',
    outlineOffset: '-1px',
    '@media': { [media.coarse]: fingerArea },
    selectors: {
      '&[data-hovered]': { backgroundColor: `color-mix(in srgb, currentColor 12%, transparent)` },
      '&[data-pressed]': { backgroundColor: `color-mix(in srgb, currentColor 20%, transparent)` },
      '&[data-focus-visible]': { outline: '2px solid currentColor' },
      '&[data-disabled]': { color: vars.color.onInverseMuted, cursor: 'not-allowed' },
    },
  }),
  variants: { isSquare: { true: layered({ width: vars.control.sm, padding: 0 }) } },
});
