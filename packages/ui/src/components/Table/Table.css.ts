import { fallbackVar, globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../private/focus-ring';
import { media } from '../../private/media';
import { stickyTop } from '../../private/sticky-edge.css';
import { stretchedLink, rowLinks } from '../../private/stretched-link.css';
import { componentStyle, layered } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';
import { layers } from '../../theme/layers.css';
import { breakpoints } from '../../theme/tokens';
import { link } from '../Link/Link.css';
import { rowHeight } from './row-height';

export const edge = vars.space[5];

const tablet = `${media.belowDesktop} and ${media.fromTablet}`;

/** Scrolls horizontally between a phone and a desktop. A scrolling box would keep the header from sticking to the page. */
export const frame = componentStyle({
  minWidth: 0,
  '@media': {
    // Contains the absolutely positioned text for screen readers, which would widen the page.
    [tablet]: { position: 'relative', overflowX: 'auto' },
  },
});

export const table = componentStyle({
  width: '100%',
  // Collapsed borders do not move with a sticky header.
  borderCollapse: 'separate',
  borderSpacing: 0,
  '@media': { [media.phone]: { display: 'block' } },
});

export const caption = componentStyle({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const head = recipe({
  base: layered({
    '@media': {
      [media.phone]: {
        position: 'absolute',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  }),
});

const secondary = {
  true: layered({ '@media': { [media.belowLarge]: { display: 'none' } } }),
  laptop: layered({ '@media': { [media.belowLaptop]: { display: 'none' } } }),
};

export const header = recipe({
  base: layered({
    '@media': {
      // A horizontally scrolling box would become its sticky container.
      [`(min-width: ${breakpoints.desktop}px)`]: {
        position: 'sticky',
        insetBlockStart: fallbackVar(stickyTop, vars.size.topbar),
        // Headers cover the controls of rows.
        zIndex: 2,
      },
    },
    padding: vars.space['2.5'],
    backgroundColor: vars.color.surface,
    borderBlockEnd: `1px solid ${vars.color.border}`,
    color: vars.color.textSubtle,
    fontSize: vars.text.xs,
    lineHeight: vars.line.xs,
    fontWeight: vars.weight.medium,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    selectors: {
      '&:first-child': { paddingInlineStart: edge, borderStartStartRadius: vars.radius.lg },
      '&:last-child': { paddingInlineEnd: edge, borderStartEndRadius: vars.radius.lg },
    },
  }),
  variants: {
    isEnd: { true: layered({ textAlign: 'end' }) },
    isSecondary: secondary,
  },
});

export const sort = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: vars.space[6],
  marginBlock: `calc(-1 * ${vars.space[1]})`,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.xs,
  background: 'none',
  color: 'inherit',
  fontSize: 'inherit',
  lineHeight: 'inherit',
  fontWeight: 'inherit',
  cursor: 'pointer',
  outline: 'none',
  // Touch targets of a tablet's header.
  '@media': { [media.coarse]: { minWidth: '44px', minHeight: '44px' } },
  selectors: {
    '&[data-hovered]': { color: vars.color.text },
    '&[data-focus-visible]': focusRing,
    '[aria-sort="ascending"] > &, [aria-sort="descending"] > &': { color: vars.color.text },
  },
});

/** The arrow is between two headers, where it does not widen the column. */
export const arrow = componentStyle({
  position: 'absolute',
  insetInlineStart: `calc(100% + ${vars.space[1]})`,
  opacity: 0,
  selectors: {
    // The arrow precedes the text of an end-aligned header, which stays aligned with the values.
    [`${header.classNames.variants.isEnd.true} > * > &`]: {
      insetInlineStart: 'auto',
      insetInlineEnd: `calc(100% + ${vars.space[1]})`,
    },
    '[data-hovered] > &, [data-focus-visible] > &': { opacity: 0.6 },
    '[aria-sort] > * > &': { opacity: 1 },
  },
});

export const body = componentStyle({
  '@media': { [media.phone]: { display: 'flex', flexDirection: 'column' } },
});

export const row = componentStyle({
  selectors: { '&:hover': { backgroundColor: vars.color.hover } },
  '@media': {
    [media.fromTablet]: {
      '@supports': {
        [rowLinks]: { position: 'relative' },
        [`${rowLinks} and (font: -apple-system-body)`]: { transform: 'scale(1)' },
      },
    },
    [media.phone]: {
      position: 'relative',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `${vars.space['1.5']} ${vars.space[3]}`,
      padding: vars.space[4],
      borderBlockEnd: `1px solid ${vars.color.divider}`,
      selectors: { '&:last-child': { borderBlockEnd: 0 } },
    },
  },
});

// An element before the cells would become another cell.
const urgentCell = `${row}[data-urgent] > :first-child`;
const urgentRule = (style: GlobalStyleRule): GlobalStyleRule => ({
  '@media': { [media.fromTablet]: { '@layer': { [layers.component]: style } } },
});
globalStyle(urgentCell, urgentRule({ position: 'relative' }));
globalStyle(
  `${urgentCell}::before`,
  urgentRule({
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    width: '3px',
    backgroundColor: vars.color.danger,
  }),
);

export const selected = componentStyle({
  backgroundColor: vars.color.selected,
  selectors: { '&:hover': { backgroundColor: vars.color.selected } },
});

export const cell = recipe({
  base: layered({
    paddingInline: vars.space['2.5'],
    borderBlockEnd: `1px solid ${vars.color.divider}`,
    textAlign: 'start',
    fontWeight: 'inherit',
    selectors: {
      'tr:last-child > &': { borderBlockEnd: 0 },
      '&:first-child': { paddingInlineStart: edge },
      '&:last-child': { paddingInlineEnd: edge },
    },
    '@media': {
      [media.phone]: {
        flex: '0 0 100%',
        display: 'flex',
        alignItems: 'center',
        gap: vars.space[3],
        minWidth: 0,
        height: 'auto',
        padding: 0,
        border: 0,
        overflowWrap: 'anywhere',
        selectors: {
          '&:first-child': { paddingInlineStart: 0 },
          '&:last-child': { paddingInlineEnd: 0 },
          '&[data-label]::before': {
            // Firefox before 128 and Safari before 17.4 know no text for screen readers here, and would drop all of it.
            content: ['attr(data-label)', 'attr(data-label) / ""'],
            flex: 1,
            // Words of the label are not broken, however wide the value is.
            minWidth: 'min-content',
            overflowWrap: 'normal',
            textAlign: 'start',
            color: vars.color.textMuted,
            fontSize: vars.text.sm,
          },
        },
      },
      // Links are below each other: with the gap between lines they are as high as a touch target.
      [`${media.phone} and ${media.coarse}`]: {
        selectors: {
          '&[data-label]:has(a)': { minHeight: `calc(44px - ${vars.space['1.5']})` },
        },
      },
    },
  }),
  variants: {
    isSecondary: secondary,
    density: {
      normal: layered({ height: rowHeight.normal, paddingBlock: vars.space['2.5'] }),
      compact: layered({ height: rowHeight.compact, paddingBlock: vars.space[1] }),
    },
    align: {
      start: {},
      end: layered({ textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }),
    },
    onPhone: {
      title: layered({
        fontWeight: vars.weight.medium,
        // Wide actions go below the name, which would otherwise wrap. The grid makes the content as wide as the row, with the time at its end.
        '@media': {
          [media.phone]: { order: -1, flex: '1 1 10em', display: 'grid' },
          // Without a minimum width, names would break between any two letters. On a tablet the table scrolls.
          [media.fromTablet]: { minWidth: '10rem' },
          [tablet]: { minWidth: '12rem' },
        },
      }),
      detail: {},
      line: layered({ '@media': { [media.phone]: { display: 'block', textAlign: 'start' } } }),
      hidden: layered({ '@media': { [media.phone]: { display: 'none' } } }),
    },
  },
});

/** On a phone, checkbox and actions are next to the card's title. */
export const checkboxCell = componentStyle({
  width: vars.space[10],
  '@media': {
    [media.phone]: { width: 'auto', order: -2, flex: 'none' },
  },
});

export const actionsCell = componentStyle({
  width: 0,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@media': {
    [media.phone]: {
      width: 'auto',
      order: -1,
      flex: 'none',
      marginInlineStart: 'auto',
      marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
      // A menu alone is on the first line of the title.
      selectors: {
        '&:has(> span > :only-child)': {
          alignSelf: 'flex-start',
          marginBlockStart: `calc(${vars.space[5]} / 2 - ${vars.control.sm} / 2)`,
        },
      },
    },
  },
});

// Other controls of a row are above the link that covers it. Cells of the header are sticky instead.
for (const part of [checkboxCell, actionsCell, `:is(a, button):not(.${stretchedLink})`]) {
  globalStyle(`${row} ${part}`, layered({ position: 'relative', zIndex: 1 }));
}

// From tablets on, a cell has two lines of links. Both targets are 24 px, without overlap: text of 20 and 18 px, a gap of 2.
for (const [part, paddingBlock] of [
  [`${row} .${stretchedLink}`, '4px 0'],
  [`${row} .${link.classNames.base}:not(.${stretchedLink})`, '2px 4px'],
] as const) {
  globalStyle(
    part,
    layered({
      '@media': {
        [media.fromTablet]: {
          display: 'inline-block',
          minWidth: '24px',
          paddingBlock,
          marginBlock: paddingBlock.replaceAll(/\d+(?=px)/g, '-$&'),
        },
      },
    }),
  );
}
globalStyle(
  `${row} a:not(.${stretchedLink})::after`,
  layered({ '@media': { [media.fromTablet]: { height: '100%' } } }),
);

globalStyle(`${row} a[href^='tel:']`, layered({ whiteSpace: 'nowrap' }));

export const actions = componentStyle({
  display: 'inline-flex',
  justifyContent: 'flex-end',
  gap: vars.space[1],
  '@media': { [media.coarse]: { gap: vars.space[2] } },
});
export const empty = componentStyle({ padding: vars.space[6] });
