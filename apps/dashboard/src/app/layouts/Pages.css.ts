import { vars } from '@karvon/ui/theme';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

export const frame = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  position: 'relative',
  // The time in which a page fades in: none with reduced motion.
  transitionDuration: vars.duration.fast,
});

// A form around a page has no box, so that its action bar is at the bottom of a short page.
globalStyle(`${frame} > form`, { display: 'contents' });

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

const block = { content: '', backgroundColor: vars.color.skeleton, borderRadius: vars.radius.sm };

/** A title, and rows of no particular page. */
export const skeleton = style({
  position: 'sticky',
  insetBlockStart: vars.size.topbar,
  display: 'grid',
  gap: vars.space[5],
  maxWidth: vars.size.content,
  marginInline: 'auto',
  padding: `${vars.space[6]} ${vars.space[8]}`,
  '@media': { '(max-width: 767px)': { insetBlockStart: 0, padding: vars.space[4] } },
  '::before': { ...block, width: '220px', maxWidth: '60%', height: '32px' },
  '::after': {
    ...block,
    height: '680px',
    maskImage: 'repeating-linear-gradient(#000 0 120px, transparent 120px 140px)',
  },
});
