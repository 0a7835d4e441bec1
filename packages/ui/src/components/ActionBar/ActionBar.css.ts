import { globalStyle } from '@vanilla-extract/css';
import { media, offPaper } from '../../private/media';
import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';
import { layers } from '../../theme/layers.css';

export const bar = componentStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  marginBlockStart: 'auto',
  padding: `${vars.space[3]} ${vars.space[8]}`,
  borderBlockStart: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
  '@media': {
    ...offPaper,
    [media.belowDesktop]: { paddingInline: vars.space[6] },
    [media.phone]: {
      flexWrap: 'wrap',
      padding: `${vars.space['2.5']} ${vars.space[4]} calc(${vars.space['2.5']} + env(safe-area-inset-bottom))`,
      selectors: { '&[data-away]': { position: 'static' } },
    },
  },
});

// Scrolls focused elements clear of the bar (WCAG 2.4.11).
globalStyle('html[data-has-action-bar]', {
  '@layer': { [layers.component]: { scrollPaddingBlockEnd: vars.space['24'] } },
});

/** Phones have a Back button at the top. */
export const start = componentStyle({ '@media': { [media.phone]: { display: 'none' } } });

export const message = componentStyle({
  flex: 1,
  display: 'flex',
  justifyContent: 'flex-end',
  minWidth: 0,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  '@media': {
    [media.phone]: {
      flexBasis: '100%',
      justifyContent: 'flex-start',
      selectors: { '&:empty': { display: 'none' } },
    },
  },
});

export const end = componentStyle({
  display: 'flex',
  gap: vars.space[2],
  minWidth: 0,
  '@media': {
    [media.phone]: {
      flex: 1,
      // Labels that do not fit stack in Tab order: the main action is below, near the thumb.
      flexWrap: 'wrap',
    },
  },
});

globalStyle(`${end} > *`, {
  '@layer': { [layers.component]: { '@media': { [media.phone]: { flex: '1 0 auto' } } } },
});
// Two buttons share one line on a phone.
globalStyle(`${end} > button`, {
  '@layer': {
    [layers.component]: { '@media': { [media.phone]: { paddingInline: vars.space[3] } } },
  },
});

/** Buttons inside use the inverse colours, because their variables are overridden here. */
export const selection = componentStyle({
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
  vars: {
    [vars.color.text]: vars.color.onInverse,
    [vars.color.textMuted]: vars.color.onInverse,
    [vars.color.textDisabled]: vars.color.onInverseMuted,
    [vars.color.hover]: `color-mix(in srgb, ${vars.color.onInverse} 12%, transparent)`,
    [vars.color.pressed]: `color-mix(in srgb, ${vars.color.onInverse} 20%, transparent)`,
    [vars.color.sunken]: 'transparent',
    [vars.color.surface]: vars.color.inverse,
    [vars.color.focus]: vars.color.onInverse,
    [vars.shadow.focus]: `0 0 0 2px ${vars.color.inverse},0 0 0 4px ${vars.color.onInverse}`,
  },
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
  // Space for focus rings inside the scrolling box.
  padding: vars.space[1],
  margin: `calc(-1 * ${vars.space[1]})`,
});
