import { fallbackVar, globalStyle } from '@vanilla-extract/css';
import { cornerRoom, withCorner } from '../AppShell/AppShell.css';
import { media, offPaper } from '../../private/media';
import { componentStyle, layered } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';
import { breakpoints } from '../../theme/tokens';

const phone = `(max-width: ${breakpoints.tablet - 1}px)`;
const narrow = `(max-width: ${breakpoints.desktop - 1}px)`;

export const page = componentStyle({
  width: '100%',
  maxWidth: vars.size.content,
  marginInline: 'auto',
  padding: `${vars.space[6]} ${vars.space[8]} ${vars.space[10]}`,
  '@media': {
    [narrow]: { paddingInline: vars.space[6] },
    [phone]: { padding: `${vars.space[4]} ${vars.space[4]} ${vars.space[6]}` },
  },
});

export const titleRow = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[3],
  marginBlockEnd: vars.space[4],
  '@media': {
    [phone]: {
      alignItems: 'center',
      paddingInlineEnd: fallbackVar(cornerRoom, '0px'),
      selectors: {
        // A row without actions is empty on a phone, where the title bar replaces its text.
        '&[data-phone-only]': { display: 'none' },
        '&[data-below-bar]': { marginBlock: `calc(-1 * ${vars.space[2]}) ${vars.space[3]}` },
      },
    },
  },
});

/** Negative margins with padding extend the background, which covers the content that scrolls under the row. */
export const stickyRow = componentStyle({
  position: 'sticky',
  insetBlockStart: vars.size.topbar,
  zIndex: vars.layer.sticky,
  marginBlock: `calc(-1 * ${vars.space[3]}) ${vars.space[1]}`,
  marginInline: `calc(-1 * ${vars.space[8]})`,
  padding: `${vars.space[3]} ${vars.space[8]}`,
  backgroundColor: vars.color.canvas,
  '@media': {
    [narrow]: {
      marginInline: `calc(-1 * ${vars.space[6]})`,
      paddingInline: vars.space[6],
    },
    [media.print]: { position: 'static' },
    // On phones the title scrolls away: its row has no box, so that the actions stick to the page.
    [phone]: { display: 'contents' },
  },
});

/** Marks a page with a sticky row, for selectors. */
export const stickyPage = componentStyle({});

// Scrolls a keyboard-focused element clear of the sticky row, which may wrap to two lines (WCAG 2.4.11). Scroll padding set by `html:has(…)`
// would restyle every element when the page mounts or unmounts.
globalStyle(
  `${stickyPage} :is(a, button, input, select, textarea, summary, [tabindex])`,
  layered({
    scrollMarginBlockStart: `calc(${vars.size.topbar} + ${vars.space[24]})`,
    '@media': {
      [narrow]: { scrollMarginBlockStart: `calc(${vars.size.topbar} + 2 * ${vars.space[20]})` },
      [phone]: { scrollMarginBlockStart: `calc(${vars.space[16]} + env(safe-area-inset-top))` },
    },
  }),
);

export const fromTablet = componentStyle({ '@media': { [phone]: { display: 'none' } } });

export const phoneBar = componentStyle({
  display: 'none',
  '@media': { [phone]: { display: 'contents' } },
});

export const text = componentStyle({
  minWidth: 0,
  // A long description wraps before the actions do.
  flex: '1 1 20rem',
  maxWidth: '100%',
  '@media': {
    [phone]: {
      flexBasis: 'auto',
      selectors: { [`${stickyRow} > &`]: { marginBlockEnd: vars.space[2] } },
    },
  },
});

export const title = componentStyle({
  fontSize: vars.text['2xl'],
  lineHeight: vars.line['2xl'],
  letterSpacing: vars.track.snug,
  overflowWrap: 'anywhere',
});

export const path = componentStyle({ marginBlockEnd: vars.space[2] });

export const withImage = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
});

export const context = componentStyle({
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  color: vars.color.textMuted,
});

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  '@media': {
    [phone]: {
      selectors: {
        // Negative margins keep the row as high as the title, next to the button in the shell's `corner`.
        [`${withCorner} :not(${stickyRow}) > &`]: { marginBlock: `calc(-1 * ${vars.space[2]})` },
        [`${stickyRow} > &`]: {
          position: 'sticky',
          insetBlockStart: 0,
          zIndex: vars.layer.sticky,
          marginInline: `calc(-1 * ${vars.space[4]})`,
          marginBlockEnd: vars.space[2],
          padding: `calc(${vars.space[2]} + env(safe-area-inset-top)) ${vars.space[4]} ${vars.space[2]}`,
          backgroundColor: vars.color.canvas,
        },
      },
    },
  },
});

/** A bar, because a floating button would cover the buttons of rows. */
export const phoneAction = componentStyle({
  display: 'none',
  '@media': {
    ...offPaper,
    [phone]: {
      position: 'fixed',
      zIndex: vars.layer.sticky,
      insetInline: 0,
      insetBlockEnd: `calc(${vars.size.tabbar} + env(safe-area-inset-bottom))`,
      display: 'grid',
      padding: `${vars.space[2]} ${vars.space[4]}`,
      borderBlockStart: `1px solid ${vars.color.border}`,
      backgroundColor: vars.color.surface,
      transitionProperty: 'translate, visibility',
      transitionDuration: vars.duration.base,
      selectors: {
        '&[data-away]:not(:focus-within)': { translate: '0 100%', visibility: 'hidden' },
      },
    },
  },
});

// The page ends above the bar, and focused elements are scrolled clear of it.
globalStyle(
  `${page}:has(> ${phoneAction})`,
  layered({ '@media': { [phone]: { paddingBlockEnd: `calc(${vars.space[6]} + 64px)` } } }),
);
globalStyle(
  'html[data-has-phone-action]',
  layered({
    '@media': { [phone]: { scrollPaddingBlockEnd: `calc(${vars.size.tabbar} + 76px)` } },
  }),
);
