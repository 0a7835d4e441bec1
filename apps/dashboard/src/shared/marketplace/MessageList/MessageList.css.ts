import { keyframes } from '@vanilla-extract/css';
import { focusRing } from '@karvon/ui/internal/focus-ring';
import { media } from '@karvon/ui/internal/media';
import { componentStyle } from '@karvon/ui/theme/component-style';
import { vars } from '@karvon/ui/theme/contract.css';

export const frame = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  height: '100%',
  backgroundColor: vars.color.canvas,
});

export const scroller = componentStyle({
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  overflowX: 'hidden',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // The virtualizer keeps the anchor; two would fight.
  overflowAnchor: 'none',
  outline: 'none',
});

/** A short conversation is at the bottom. */
export const inner = componentStyle({
  position: 'relative',
  flex: 'none',
  marginBlockStart: 'auto',
  width: '100%',
});

/** Positioned by `top`: the browser would make a layer for each transform. */
export const row = componentStyle({
  position: 'absolute',
  insetInline: 0,
  contain: 'layout style',
  paddingInline: vars.space[6],
  paddingBlockStart: vars.space[3],
  outline: 'none',
  '@media': { [media.phone]: { paddingInline: vars.space[3] } },
  selectors: {
    '&[data-grouped]': { paddingBlockStart: vars.space[1] },
    '&[data-kind]:not([data-kind="message"])': { textAlign: 'center', paddingBlock: '12px 4px' },
  },
});

const bubble = (from: string, to: string) =>
  `linear-gradient(transparent ${from}, ${vars.color.skeleton} ${from} ${to}, transparent ${to})`;

/** Messages that fly by, as one ground: one of theirs and one of ours by turns. */
export const gap = componentStyle({
  position: 'absolute',
  insetInline: vars.space[6],
  contain: 'size layout style',
  // Nothing to press: the pointer would enter and leave it with every frame.
  pointerEvents: 'none',
  backgroundImage: `${bubble('12px', '68px')}, ${bubble('80px', '120px')}`,
  backgroundRepeat: 'repeat-y',
  backgroundPosition: '0 0, 100% 0',
  backgroundSize: 'min(72%, 360px) 132px, min(60%, 300px) 132px',
  '@media': { [media.phone]: { insetInline: vars.space[3] } },
});

/** The ring is around the bubble, not around the width of the list. */
export const focused = componentStyle({
  borderRadius: vars.radius.xl,
  selectors: { [`${row}:focus-visible > &`]: focusRing },
});

const flash = keyframes({ from: { backgroundColor: vars.color.accentSoftHover } });

/** A message that was jumped to. */
export const found = componentStyle({
  animation: `${flash} 1.6s ${vars.ease.out}`,
});

const pill = {
  display: 'inline-block',
  maxWidth: '100%',
  padding: `${vars.space[1]} ${vars.space[3]}`,
  borderRadius: vars.radius.full,
  fontSize: vars.text.xs,
  lineHeight: vars.line.xs,
  fontWeight: vars.weight.medium,
} as const;

export const day = componentStyle({
  ...pill,
  backgroundColor: vars.color.sunken,
  color: vars.color.textMuted,
});

export const unread = componentStyle({
  ...pill,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  paddingInline: 0,
  color: vars.color.accentText,
  selectors: {
    '&::before, &::after': {
      content: '""',
      flex: 1,
      height: '1px',
      backgroundColor: vars.color.accentBorder,
    },
  },
});

export const note = componentStyle({ ...pill, color: vars.color.textSubtle });

/** A message whose bubble cannot be rendered. */
export const plain = componentStyle({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

/** Day of the visible messages, while its divider is above the edge. */
export const stickyDay = componentStyle({
  position: 'absolute',
  insetBlockStart: vars.space[2],
  insetInline: 0,
  zIndex: 1,
  textAlign: 'center',
  pointerEvents: 'none',
});

/** In the room above the first row. */
export const top = componentStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  height: '48px',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  paddingInline: vars.space[4],
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
});

export const below = componentStyle({
  position: 'absolute',
  insetBlockEnd: vars.space[3],
  insetInlineEnd: vars.space[4],
  zIndex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['1.5'],
  minWidth: vars.control.md,
  height: vars.control.md,
  justifyContent: 'center',
  paddingInline: vars.space['2.5'],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.md,
  color: vars.color.text,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-new]': { color: vars.color.accentText },
    '&[data-hovered]': { borderColor: vars.color.borderStrong },
    '&[data-focus-visible]': focusRing,
  },
});

export const center = componentStyle({
  flex: 1,
  display: 'grid',
  placeContent: 'center',
  padding: vars.space[6],
});

export const skeletons = componentStyle({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[6]}`,
  overflow: 'hidden',
  '@media': { [media.phone]: { paddingInline: vars.space[3] } },
});

export const skeleton = componentStyle({
  width: 'min(72%, 360px)',
  selectors: {
    '&[data-side="out"]': { marginInlineStart: 'auto', width: 'min(60%, 300px)' },
  },
});
