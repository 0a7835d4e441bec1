import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, offPaper } from '../../private/media';
import { componentStyle, layered } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
const shrink = keyframes({ to: { transform: 'scaleX(0)' } });

const tabBar = `${vars.size.tabbar} + env(safe-area-inset-bottom)`;

export const region = componentStyle({
  position: 'fixed',
  insetInlineEnd: vars.space[6],
  bottom: vars.space[6],
  zIndex: vars.layer.toast,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  width: `min(340px, calc(100% - ${vars.space[8]}))`,
  maxHeight: `calc(100dvh - ${vars.space[12]})`,
  borderRadius: vars.radius.lg,
  outline: 'none',
  selectors: {
    '&[data-focus-visible]': { boxShadow: vars.shadow.focus, outline: '2px solid transparent' },
    // Keeps clear of the buttons of a form and the field of a conversation.
    'html[data-has-action-bar] &': {
      bottom: `calc(${vars.space[24]} + ${vars.space[4]})`,
    },
  },
  '@media': {
    ...offPaper,
    [media.phone]: {
      insetInline: 0,
      marginInline: 'auto',
      bottom: `calc(${tabBar} + ${vars.space[3]})`,
      selectors: {
        'html[data-has-phone-action] &': {
          bottom: `calc(${tabBar} + ${vars.space[3]} + ${vars.control.lg} + ${vars.space[2]})`,
        },
        'html[data-has-action-bar] &': {
          bottom: `calc(${tabBar} + ${vars.space[24]} + ${vars.space[4]})`,
        },
      },
    },
  },
});

export const toast = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space['2.5'],
  padding: `${vars.space[3]} ${vars.space[3]} ${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius.lg,
  outline: '1px solid transparent',
  overflow: 'hidden',
  background: vars.color.inverse,
  color: vars.color.onInverse,
  boxShadow: vars.shadow.lg,
  animation: `${enter} ${vars.duration.base} ${vars.ease.out}`,
  selectors: {
    '&[data-focus-visible]': { boxShadow: vars.shadow.focus, outline: '2px solid transparent' },
  },
});

/** In forced colours the icon has the colour of the text. */
const signIn = (tone: string) =>
  layered({
    color: `color-mix(in srgb, ${tone} 55%, ${vars.color.onInverse})`,
    '@media': { '(forced-colors: active)': { color: 'CanvasText' } },
  });

/** The toast has the inverse background, so icons use the middle of their ramp, with 3:1 contrast in both themes. */
export const sign = recipe({
  base: layered({ flex: 'none', marginTop: vars.space['0.5'] }),
  variants: {
    tone: {
      success: signIn(vars.color.success),
      info: signIn(vars.color.info),
      warn: signIn(vars.color.warn),
      danger: signIn(vars.color.danger),
    },
  },
});

export const text = componentStyle({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const title = componentStyle({ display: 'block', fontWeight: vars.weight.semibold });
export const description = componentStyle({
  display: 'block',
  color: vars.color.onInverseMuted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
});

export const button = componentStyle({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: vars.space[6],
  minHeight: vars.space[6],
  margin: `calc(-1 * ${vars.space['0.5']}) 0`,
  padding: `0 ${vars.space[1]}`,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'none',
  color: 'inherit',
  fontWeight: vars.weight.semibold,
  cursor: 'pointer',
  outline: 'none',
  outlineOffset: '-2px',
  selectors: {
    '&[data-hovered]': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}` },
  },
  '@media': {
    [media.coarse]: {
      minWidth: '44px',
      minHeight: '44px',
      margin: `calc(-1 * ${vars.space[3]}) 0`,
    },
  },
});

export const close = componentStyle({ color: vars.color.onInverseMuted });

export const line = componentStyle({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  height: vars.space['0.5'],
  background: vars.color.onInverseMuted,
  transformOrigin: 'left',
  animationName: shrink,
  animationTimingFunction: 'linear',
  animationFillMode: 'forwards',
  selectors: {
    [`${region}:hover &, ${region}:focus-within &`]: { animationPlayState: 'paused' },
  },
  '@media': { [media.still]: { display: 'none' } },
});
