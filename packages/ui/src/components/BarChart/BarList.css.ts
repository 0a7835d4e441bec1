import { recipe } from '@vanilla-extract/recipes';
import { closeOnTouch, rowText, targetOnTouch } from '../../private/linked-rows.css';
import { media } from '../../private/media';
import { componentStyle, layered } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

const grid = { display: 'grid', margin: 0, padding: 0, listStyle: 'none', ...rowText } as const;
// Before Chrome 117 each row has columns of its own.
const sharedColumns = ['inherit', 'subgrid'];
const small = { fontSize: vars.text.xs, lineHeight: vars.line.xs };

/** Ranks are as wide as the widest of them, so that labels and bars start at the same position. */
export const list = componentStyle({
  ...grid,
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: vars.space[2],
  rowGap: vars.space[3],
  '@media': closeOnTouch,
});

export const row = componentStyle({
  position: 'relative',
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: sharedColumns,
  alignContent: 'center',
  rowGap: vars.space[1],
  '@media': targetOnTouch,
});

export const steps = componentStyle({
  ...grid,
  gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr) auto',
  columnGap: vars.space[3],
});

export const step = componentStyle({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: sharedColumns,
  alignItems: 'center',
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

export const muted = componentStyle({
  minWidth: 0,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

export const detail = componentStyle({
  display: 'block',
  color: vars.color.textMuted,
  ...small,
  fontWeight: vars.weight.regular,
});

export const conversion = componentStyle({
  gridColumn: 2,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  paddingBlock: '3px',
  color: vars.color.textSubtle,
  ...small,
});

export const value = componentStyle({
  fontWeight: vars.weight.medium,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});

export const track = recipe({
  base: layered({
    backgroundColor: vars.color.sunken,
    outline: '1px solid transparent',
    overflow: 'hidden',
  }),
  variants: {
    kind: {
      row: layered({
        gridColumn: '2 / -1',
        height: vars.space[2],
        borderRadius: vars.radius.full,
      }),
      step: layered({ height: '26px', borderRadius: vars.radius.sm }),
    },
  },
});

/** With a highlighted bar, only that one has the accent colour. */
export const bar = recipe({
  base: layered({
    display: 'block',
    height: '100%',
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
  }),
  variants: {
    kind: {
      row: layered({ borderRadius: vars.radius.full }),
      step: layered({
        borderRadius: vars.radius.xs,
        '@media': { [media.forced]: { backgroundColor: 'Highlight' } },
      }),
    },
  },
});

export const note = componentStyle({
  marginBlockStart: vars.space['2.5'],
  color: vars.color.textSubtle,
  ...small,
});

export const empty = componentStyle({ margin: 0, color: vars.color.textMuted, ...rowText });
