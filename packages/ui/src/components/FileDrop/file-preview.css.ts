import { styleVariants } from '@vanilla-extract/css';
import { media } from '../../private/media';
import { componentStyle, layered } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

const frame = componentStyle({
  position: 'relative',
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.sunken,
  selectors: {
    '&[data-invalid]': { borderColor: vars.color.danger },
    '&[data-over]': { borderColor: vars.color.accent },
    '&[data-tall]': { maxWidth: '168px' },
  },
});

export const preview = styleVariants({
  tile: [frame, layered({ width: '100%', maxWidth: '168px', aspectRatio: '1' })],
  landscape: [frame, layered({ aspectRatio: '16 / 9' })],
});

const fill = componentStyle({ width: '100%', height: '100%' });

export const image = styleVariants({
  // A logo is not cropped; its own background is often white.
  tile: [fill, layered({ objectFit: 'contain' })],
  landscape: [fill, layered({ objectFit: 'cover' })],
});

/** Replaces an image that does not load. */
export const missing = componentStyle({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  color: vars.color.textSubtle,
});

export const buttons = componentStyle({
  position: 'absolute',
  insetBlockStart: vars.space[2],
  insetInlineEnd: vars.space[2],
  display: 'flex',
  gap: vars.space[1],
  // The touch areas of the controls meet without overlapping.
  '@media': { [media.coarse]: { gap: vars.space[2] } },
});

export const progress = componentStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  padding: vars.space[2],
  backgroundColor: vars.color.scrim,
});
