import { focusRing } from './focus-ring';
import { media } from './media';
import { componentStyle } from '../theme/component-style';
import { vars } from '../theme/contract.css';

/**
 * Browsers with a top layer. Safari takes a row of a table as the frame of what is placed in it only with a transform, which would also be the
 * frame of an open menu that is not in the top layer.
 */
export const rowLinks = 'selector(:popover-open)';

/** A link that covers its row of a table, on a phone the card that the row is: the row's other links and buttons are above it. */
export const stretchedLink = componentStyle({
  '@media': {
    [media.fromTablet]: {
      '@supports': {
        [rowLinks]: {
          selectors: { '[role="row"] &::after': { content: '', position: 'absolute', inset: 0 } },
        },
      },
    },
    [media.phone]: {
      selectors: {
        '[role="row"] &::after': { content: '', position: 'absolute', inset: 0 },
        '[role="row"] &[data-pressed]::after': { backgroundColor: vars.color.pressed },
        '[role="row"] &[data-focus-visible]': { outline: 'none' },
        '[role="row"] &[data-focus-visible]::after': { ...focusRing, outlineOffset: '-2px' },
      },
    },
  },
});
