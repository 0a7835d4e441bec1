import { vars } from '@karvon/ui/theme';
import { style } from '@vanilla-extract/css';

/** At the right end of the page's title row, with which it scrolls away. */
export const corner = style({
  position: 'absolute',
  // The middle of the button (44 px) is the middle of the title's line, 16 px below the edge.
  top: `calc(env(safe-area-inset-top) + ${vars.space[4]} + (${vars.line['2xl']} - 44px) / 2)`,
  // The picture, not the button around it, stands at the page's edge.
  right: vars.space['1.5'],
  zIndex: 1,
});

export const dot = style({
  position: 'absolute',
  top: 11,
  right: 12,
  width: vars.space[2],
  height: vars.space[2],
  borderRadius: vars.radius.full,
  // Seen where colours are forced too.
  outline: '1px solid transparent',
  background: vars.color.danger,
  boxShadow: `0 0 0 2px ${vars.color.canvas}`,
  pointerEvents: 'none',
});
