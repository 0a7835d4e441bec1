// Styles of tables with thousands of rows. Importing `Table.css` first puts these rules after its own, so that they win.
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../private/media';
import { componentStyle, layered } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';
import { rowHeight } from './row-height';
import { edge } from './Table.css';

/** Scrolls in itself, so that its changes do not move the page. */
export const frame = componentStyle({
  minWidth: 0,
  contain: 'content',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  overflowAnchor: 'none',
});

/**
 * Each row has its own layout. In the table layout of browsers, adding and removing rows costs twice as much, and columns sized by the
 * visible rows would move on scroll. Explicit roles replace those of table elements.
 */
export const table = componentStyle({
  '@media': { [media.fromTablet]: { display: 'block', minWidth: '720px' } },
});

export const head = componentStyle({
  '@media': {
    [media.fromTablet]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: 1,
      backgroundColor: vars.color.surface,
      borderBlockEnd: `1px solid ${vars.color.border}`,
      borderStartStartRadius: vars.radius.lg,
      borderStartEndRadius: vars.radius.lg,
    },
  },
});

/** The totals stick to the lower edge of the scrolling area. */
export const footer = componentStyle({
  '@media': {
    [media.fromTablet]: {
      display: 'block',
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 1,
      backgroundColor: vars.color.canvas,
      borderBlockStart: `1px solid ${vars.color.borderStrong}`,
    },
  },
});

export const body = componentStyle({ '@media': { [media.fromTablet]: { display: 'block' } } });

const line = (minHeight: number) => ({
  minHeight,
  borderBlockEnd: `1px solid ${vars.color.divider}`,
});

/** Row of the body, with a density. The header row has none. */
export const row = recipe({
  base: layered({ '@media': { [media.fromTablet]: { display: 'flex', alignItems: 'center' } } }),
  variants: {
    density: {
      normal: layered({ '@media': { [media.fromTablet]: line(rowHeight.normal) } }),
      compact: layered({ '@media': { [media.fromTablet]: line(rowHeight.compact) } }),
    },
  },
});

/** Added to a cell's own styles. The whole header is sticky, not its cells. */
export const cell = componentStyle({
  '@media': { [media.fromTablet]: { position: 'static', border: 0, height: 'auto' } },
});

const share = (rule: { flex: string; width?: string; minWidth?: number }) =>
  layered({ '@media': { [media.fromTablet]: rule } });

/** Column widths, shared by the header and the rows of a long table. */
export const width = recipe({
  variants: {
    column: {
      shared: share({ flex: '1 1 0', minWidth: 0 }),
      // The width is an inline style of the cells, which phones must ignore.
      own: layered({
        '@media': {
          [media.fromTablet]: { flex: 'none' },
          [media.phone]: { width: 'auto !important' },
        },
      }),
      checkbox: share({
        flex: 'none',
        width: `calc(${edge} + ${vars.icon.md} + ${vars.space[3]})`,
      }),
      actions: share({ flex: 'none', width: vars.space[24] }),
    },
  },
});

const gapLine = (row: number) => {
  const [from, to] = [`${(row - 14) / 2}px`, `${(row + 14) / 2}px`];
  return {
    backgroundImage: `linear-gradient(transparent ${from}, ${vars.color.skeleton} ${from} ${to}, transparent ${to})`,
    backgroundSize: `38% ${row}px`,
  };
};

/** Placeholder for unrendered rows: a background with one line per row. */
export const gap = recipe({
  base: layered({
    display: 'block',
    flex: 'none',
    contain: 'size layout style',
    pointerEvents: 'none',
    backgroundRepeat: 'repeat-y',
    backgroundPosition: `${edge} 0`,
  }),
  variants: {
    density: {
      normal: layered(gapLine(rowHeight.normal)),
      compact: layered(gapLine(rowHeight.compact)),
    },
  },
});
