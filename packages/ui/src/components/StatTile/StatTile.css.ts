import { globalStyle, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../private/media';
import { componentStyle, layered } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

/** One card; hairlines show through the gaps between the tiles. The last ones fill their row. */
export const tiles = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1px',
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
  border: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.border,
});

export const footer = componentStyle({
  flex: '1 1 100%',
  minWidth: 0,
  padding: `${vars.space['1.5']} ${vars.space[4]}`,
  backgroundColor: vars.color.surface,
});

export const tile = recipe({
  base: layered({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space['0.5'],
    flex: '1 1 min(100%, 150px)',
    minWidth: 0,
    padding: vars.space[4],
    border: 0,
    // The font size of the value depends on it.
    containerType: 'inline-size',
    backgroundColor: vars.color.surface,
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    outline: 'none',
    outlineOffset: '-3px',
  }),
  variants: {
    // The value is after the label in the DOM, and above it on screen.
    isMarked: {
      true: layered({
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        alignContent: 'center',
        columnGap: vars.space[3],
        paddingBlock: vars.space[3],
        // Four tiles fit in one row of a 320 px phone, each with icon, value and label stacked.
        '@media': {
          [media.phone]: {
            flexBasis: '4.25rem',
            gridTemplateColumns: 'minmax(0, 1fr)',
            alignContent: 'start',
            padding: `${vars.space['2.5']} ${vars.space['1.5']}`,
          },
        },
      }),
    },
    isCompact: {
      true: layered({
        paddingBlock: vars.space['2.5'],
        paddingInline: vars.space[3],
        '@media': { [media.fromTablet]: { flexBasis: '4.25rem', paddingInline: vars.space[2] } },
      }),
    },
    hasOwnRow: { true: layered({ '@media': { [media.phone]: { flexBasis: '100%' } } }) },
  },
});

// On touch, a button in a tile has a distance from the value above it, which is a link.
globalStyle(
  `${tile.classNames.base} > :is(a, button)`,
  layered({ '@media': { [media.coarse]: { marginBlockStart: vars.space['1.5'] } } }),
);

export const pressable = componentStyle({
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': {
      backgroundImage: `linear-gradient(${vars.color.hover}, ${vars.color.hover})`,
    },
    '&[aria-pressed="true"], &[aria-current]': {
      backgroundColor: vars.color.selected,
      boxShadow: `inset 0 -2px ${vars.color.accent}`,
    },
    '&[data-focus-visible]': { outline: `3px solid ${vars.color.focus}` },
  },
});

const markedTile = tile.classNames.variants.isMarked.true;
const compactTile = tile.classNames.variants.isCompact.true;

export const mark = componentStyle({
  gridRow: '1 / span 2',
  alignSelf: 'center',
  display: 'flex',
  '@media': { [media.phone]: { gridRow: 1 } },
});

export const label = componentStyle({
  selectors: { [`${markedTile} > &`]: { gridColumn: 2, gridRow: 2 } },
  '@media': {
    // «В избранном» is not broken inside of a word.
    [media.fromTablet]: {
      selectors: {
        [`${compactTile} > &`]: { fontSize: vars.text.xs, lineHeight: vars.line.xs },
      },
    },
    [media.phone]: {
      selectors: {
        [`${markedTile} > &`]: {
          gridColumn: 1,
          gridRow: 3,
          fontSize: vars.text.xs,
          lineHeight: vars.line.xs,
        },
      },
    },
  },
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['1.5'],
  maxWidth: '100%',
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  color: vars.color.textMuted,
});
/** Two tiles are side by side on a phone, where a truncated label would be unreadable. */
export const text = componentStyle({ minWidth: 0, overflowWrap: 'anywhere' });
export const value = componentStyle({
  selectors: {
    [`${markedTile} > &`]: {
      gridColumn: 2,
      gridRow: 1,
      minHeight: '28px',
      fontSize: '1.375rem',
      lineHeight: '1.75rem',
    },
  },
  '@media': {
    [media.phone]: { selectors: { [`${markedTile} > &`]: { gridColumn: 1, gridRow: 2 } } },
  },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space['1.5'],
  maxWidth: '100%',
  minHeight: '34px',
  // Fits seven digits into a narrow tile; the component sets longer numbers smaller.
  fontSize: 'clamp(1.125rem, 18cqi, 1.625rem)',
  lineHeight: '2.125rem',
  fontWeight: vars.weight.semibold,
  letterSpacing: vars.track.snug,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const unit = componentStyle({
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  fontWeight: vars.weight.regular,
  letterSpacing: 'normal',
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
});
export const change = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[1],
  fontSize: vars.text.xs,
  lineHeight: vars.line.xs,
  color: vars.color.textSubtle,
});

const amount = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['0.5'],
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
} as const;
export const amounts = styleVariants({
  good: layered({ ...amount, color: vars.color.successText }),
  bad: layered({ ...amount, color: vars.color.dangerText }),
  same: layered({ ...amount, color: vars.color.textMuted }),
});
