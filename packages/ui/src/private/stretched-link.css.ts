import { focusRing } from './focus-ring';
import { media } from './media';
import { componentStyle } from '../theme/component-style';
import { vars } from '../theme/contract.css';

/**
 * Browsers with a top layer. In Safari a table row contains positioned elements only with a transform, which would
 * also contain an open menu outside the top layer.
 */
export const rowLinks = 'selector(:popover-open)';

/** A link that covers its table row, on phones the card. The row's other controls are above it. */
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
