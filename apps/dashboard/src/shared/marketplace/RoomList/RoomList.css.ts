import { focusRing } from '@karvon/ui/internal/focus-ring';
import { componentStyle } from '@karvon/ui/theme/component-style';
import { vars } from '@karvon/ui/theme/contract.css';

export const scroller = componentStyle({
  height: '100%',
  minHeight: 0,
  overflowX: 'hidden',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  overflowAnchor: 'none',
  paddingInline: vars.space[2],
  outline: 'none',
  // Shapes of rooms: a box that scrolls and holds nothing to press would have the focus itself.
  selectors: { '&[role="status"]': { overflowY: 'hidden' } },
});

export const inner = componentStyle({ position: 'relative', width: '100%' });

/** Positioned by `top`: the browser would make a layer for each transform. The fixed height isolates its layout. */
export const place = componentStyle({
  position: 'absolute',
  insetInline: 0,
  height: 'calc(2.375rem + 34px)',
  contain: 'size layout style',
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-2px', zIndex: 1 } },
});

const line = (from: string, to: string) =>
  `linear-gradient(transparent ${from}, ${vars.color.skeleton} ${from} ${to}, transparent ${to})`;

/** Rows that fly by, as one ground: a portrait and two lines in each. */
export const gap = componentStyle({
  position: 'absolute',
  insetInline: 0,
  contain: 'size layout style',
  // Nothing to press: the pointer would enter and leave it with every frame.
  pointerEvents: 'none',
  backgroundImage: `radial-gradient(circle at 32px 32px, ${vars.color.skeleton} 21.5px, transparent 22px), ${line('14px', '28px')}, ${line('38px', '50px')}`,
  backgroundRepeat: 'repeat-y',
  backgroundPosition: '0 0, 66px 0, 66px 0',
  backgroundSize: '100% 74px, 45% 74px, 60% 74px',
});

export const slot = componentStyle({ padding: vars.space[4] });

/** In the room that the list leaves below its last row. */
export const more = componentStyle({
  height: '56px',
  marginBlockStart: '-56px',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
});

export const shape = componentStyle({
  display: 'grid',
  gridTemplateColumns: '44px 1fr',
  gap: vars.space[3],
  padding: vars.space['2.5'],
});
export const lines = componentStyle({
  display: 'grid',
  gap: vars.space['1.5'],
  alignContent: 'center',
});
