import { globalStyle } from '@vanilla-extract/css';
import { media } from '../../private/media';
import { componentStyle, layered } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

/** Photos are viewed on one dark background in both themes, so these are not theme roles. */
const ground = '#0B0E13';
const ink = '#FFFFFF';
/** Looks like 14 % white on the background, and keeps a white icon visible over a white car. */
const overlayColor = 'rgb(45 48 54 / .86)';
const overlayHover = 'rgb(70 74 82 / .92)';
const ring = '#68A2FE';

export const overlay = componentStyle({
  position: 'fixed',
  inset: 0,
  height: 'var(--visual-viewport-height, 100dvh)',
  zIndex: vars.layer.viewer,
  background: ground,
  color: ink,
  transition: `opacity ${vars.duration.base} ${vars.ease.out}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
});

// The page's scrollbar gutter stays visible next to the viewer, in the root's background.
globalStyle(`html:has(> body > ${overlay})`, layered({ background: ground }));

export const modal = componentStyle({ height: '100%', outline: 'none' });

export const dialog = componentStyle({ height: '100%', outline: 'none' });

export const viewer = componentStyle({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  // Otherwise a long name would push the Close button out of the window.
  gridTemplateColumns: 'minmax(0, 1fr)',
  height: '100%',
  paddingBottom: 'env(safe-area-inset-bottom)',
});

export const top = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `calc(${vars.space['2.5']} + env(safe-area-inset-top)) ${vars.space[3]} ${vars.space['2.5']} ${vars.space[4]}`,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
});

export const name = componentStyle({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: vars.weight.regular,
});

export const position = componentStyle({ flex: 'none', fontVariantNumeric: 'tabular-nums' });

export const button = componentStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '40px',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.full,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: overlayHover },
    '&[data-focus-visible]': { outline: `2px solid ${ring}` },
  },
  '@media': { [media.coarse]: { width: '48px', height: '48px' } },
});

export const arrow = componentStyle({
  position: 'absolute',
  top: '50%',
  translate: '0 -50%',
  background: overlayColor,
  selectors: {
    '&[data-side="previous"]': { left: vars.space[4] },
    '&[data-side="next"]': { right: vars.space[4] },
  },
});

export const stage = componentStyle({
  position: 'relative',
  minHeight: 0,
  display: 'grid',
  placeItems: 'center',
  padding: `0 ${vars.space[20]}`,
  touchAction: 'none',
  overflow: 'hidden',
  selectors: { '&[data-zoomed]': { cursor: 'grab' } },
  userSelect: 'none',
  '@media': { [media.phone]: { padding: 0 } },
});

export const photo = componentStyle({
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  minHeight: 0,
});

export const broken = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[3],
  textAlign: 'center',
});

export const thumbs = componentStyle({
  justifySelf: 'center',
  maxWidth: '100%',
  gap: vars.space['1.5'],
  padding: vars.space[3],
});

export const thumb = componentStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '54px',
  height: '34px',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.xs,
  overflow: 'hidden',
  background: overlayColor,
  color: 'inherit',
  opacity: 0.55,
  cursor: 'pointer',
  outline: 'none',
  outlineOffset: '2px',
  selectors: {
    '&[data-hovered]': { opacity: 1 },
    '&[aria-current]': { opacity: 1, outline: `2px solid ${ring}` },
    '&[data-focus-visible]': { opacity: 1, outline: `2px solid ${ink}` },
  },
  '@media': {
    [media.coarse]: { width: '72px', height: '45px' },
    [media.forced]: {
      selectors: { '&[aria-current]:not([data-focus-visible])': { outlineColor: 'Highlight' } },
    },
  },
});

export const thumbImage = componentStyle({ width: '100%', height: '100%', objectFit: 'cover' });
