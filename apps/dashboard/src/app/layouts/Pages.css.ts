import { vars } from '@karvon/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';

export const frame = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  position: 'relative',
});

const appear = keyframes({ from: { opacity: 0 } });

/** Covers the previous page, which keeps scroll position and focus until it unmounts. A page that loads within 100 ms shows no skeleton. */
export const cover = style({
  position: 'absolute',
  inset: 0,
  zIndex: vars.layer.sticky,
  overflow: 'clip',
  backgroundColor: vars.color.canvas,
  animation: `${appear} 1ms 100ms backwards`,
});

export const skeleton = style({
  position: 'sticky',
  insetBlockStart: vars.size.topbar,
  display: 'grid',
  gap: vars.space[5],
  maxWidth: vars.size.content,
  marginInline: 'auto',
  padding: `${vars.space[6]} ${vars.space[8]}`,
  '@media': { '(max-width: 767px)': { insetBlockStart: 0, padding: vars.space[4] } },
});

const block = style({ backgroundColor: vars.color.skeleton, borderRadius: vars.radius.sm });

export const title = style([block, { width: '220px', maxWidth: '60%', height: '32px' }]);
export const bar = style([block, { height: vars.control.md }]);
export const part = style([block, { height: '180px', borderRadius: vars.radius.lg }]);
