import { closeOnTouch, rowText, targetOnTouch } from '../../private/linked-rows.css';
import { media } from '../../private/media';
import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

/** Ranks are as wide as the widest of them, so that labels and bars start at the same position. */
export const list = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: vars.space[2],
  rowGap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  ...rowText,
  '@media': closeOnTouch,
});

export const row = componentStyle({
  position: 'relative',
  display: 'grid',
  gridColumn: '1 / -1',
  // Before Chrome 117 each row has columns of its own.
  gridTemplateColumns: ['inherit', 'subgrid'],
  alignContent: 'center',
  rowGap: vars.space[1],
  '@media': targetOnTouch,
});

export const rank = componentStyle({
  color: vars.color.textSubtle,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});

export const text = componentStyle({
  minWidth: 0,
  overflowWrap: 'anywhere',
  selectors: { '[data-highlighted] > &': { fontWeight: vars.weight.medium } },
});

export const others = componentStyle({ minWidth: 0, color: vars.color.textMuted });

export const detail = componentStyle({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.text.xs,
  lineHeight: vars.line.xs,
  fontWeight: vars.weight.regular,
});

export const value = componentStyle({
  fontWeight: vars.weight.medium,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});

export const track = componentStyle({
  gridColumn: '2 / -1',
  height: vars.space[2],
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.sunken,
  outline: '1px solid transparent',
  overflow: 'hidden',
});

/** The accent is for the highlighted one alone, if there is one. */
export const bar = componentStyle({
  display: 'block',
  height: '100%',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.chart1,
  selectors: {
    'ol:has([data-highlighted]) > li:not([data-highlighted]) &': {
      backgroundColor: vars.color.chartPrev,
    },
  },
  '@media': {
    [media.forced]: {
      forcedColorAdjust: 'none',
      backgroundColor: 'CanvasText',
      selectors: { '[data-highlighted] &': { backgroundColor: 'Highlight' } },
    },
  },
});

export const empty = componentStyle({ margin: 0, color: vars.color.textMuted, ...rowText });
