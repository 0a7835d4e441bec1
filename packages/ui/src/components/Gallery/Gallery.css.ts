import { focusRing } from '../../private/focus-ring';
import { media } from '../../private/media';
import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';
import { photoFilter } from '../../theme/photo-badge';

export const gallery = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minWidth: 0,
});

export const stage = componentStyle({
  position: 'relative',
  aspectRatio: '8 / 5',
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.sunken,
});

export const open = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  placeContent: 'center',
  gap: vars.space[2],
  width: '100%',
  height: '100%',
  padding: 0,
  border: 0,
  borderRadius: 'inherit',
  background: 'none',
  color: vars.color.textMuted,
  cursor: 'zoom-in',
  outline: 'none',
  overflow: 'hidden',
  selectors: { '&[data-focus-visible]': focusRing },
});
export const empty = componentStyle({
  display: 'grid',
  placeItems: 'center',
  placeContent: 'center',
  gap: vars.space[2],
  height: '100%',
  color: vars.color.textMuted,
});

export const photo = componentStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  filter: `var(${photoFilter})`,
});

export const count = componentStyle({
  position: 'absolute',
  insetInlineEnd: vars.space[3],
  insetBlockEnd: vars.space[3],
  pointerEvents: 'none',
});

export const thumbs = componentStyle({
  gap: vars.space[2],
  // Space for the focus ring inside the scrolling box.
  padding: vars.space[1],
  margin: `calc(-1 * ${vars.space[1]})`,
});

export const thumb = componentStyle({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: vars.space[20],
  aspectRatio: '8 / 5',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.sm,
  backgroundColor: vars.color.sunken,
  color: vars.color.textSubtle,
  cursor: 'pointer',
  overflow: 'hidden',
  outline: 'none',
  outlineOffset: '1px',
  selectors: {
    '&[aria-current]': { outline: `2px solid ${vars.color.accent}` },
    '&[data-focus-visible]': focusRing,
  },
  '@media': {
    [media.forced]: {
      selectors: { '&[aria-current]:not([data-focus-visible])': { outlineColor: 'Highlight' } },
    },
  },
});
