import { focusRing } from './focus-ring';
import { media } from './media';
import { componentStyle } from '../theme/component-style';
import { vars } from '../theme/contract.css';

/** A link that covers the card which a row of a table is on a phone: the card's other links and buttons are above it. */
export const stretchedLink = componentStyle({
  '@media': {
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
