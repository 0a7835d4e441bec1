// Styles of the totals row. Importing `Table.css` first puts these rules after its own.
import { fallbackVar } from '@vanilla-extract/css';
import { media } from '../../private/media';
import { stickyBottom } from '../../private/sticky-edge.css';
import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';
import { breakpoints } from '../../theme/tokens';
import './Table.css';

export const footer = componentStyle({
  '@media': { [media.phone]: { display: 'block' } },
});

export const row = componentStyle({
  fontWeight: vars.weight.semibold,
  '@media': {
    [media.phone]: {
      backgroundColor: vars.color.canvas,
      borderBlockStart: `1px solid ${vars.color.borderStrong}`,
      borderRadius: `0 0 ${vars.radius.lg} ${vars.radius.lg}`,
    },
  },
});

export const cell = componentStyle({
  fontWeight: vars.weight.semibold,
  '@media': {
    [media.fromTablet]: {
      backgroundColor: vars.color.canvas,
      borderBlockStart: `1px solid ${vars.color.borderStrong}`,
      selectors: {
        '&:first-child': { borderEndStartRadius: vars.radius.lg },
        '&:last-child': { borderEndEndRadius: vars.radius.lg },
      },
    },
    // The totals stick to the page at the same widths as the header.
    [`(min-width: ${breakpoints.desktop}px)`]: {
      position: 'sticky',
      insetBlockEnd: fallbackVar(stickyBottom, '0px'),
      zIndex: 1,
    },
  },
});

/** On a phone the label is the title of the card. */
export const label = componentStyle({
  '@media': { [media.phone]: { order: -1, flex: '0 0 100%' } },
});

/** A column without a total: an empty cell, and no line in the card of a phone. */
export const none = componentStyle({ '@media': { [media.phone]: { display: 'none' } } });
