import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../private/focus-ring';
import { hitArea } from '../../private/hit-area';
import { media } from '../../private/media';
import { layered } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

export const link = recipe({
  base: layered({
    font: 'inherit',
    cursor: 'pointer',
    outline: 'none',
    borderRadius: vars.radius.xs,
    background: 'none',
    border: 0,
    padding: 0,
    // URLs have no spaces to break at.
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-hovered]': { textDecoration: 'underline', textUnderlineOffset: '3px' },
      '&[data-focus-visible]': focusRing,
      '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
    },
  }),
  variants: {
    variant: {
      accent: layered({ color: vars.color.accentText, fontWeight: vars.weight.medium }),
      quiet: layered({ color: 'inherit' }),
    },
    isUnderlined: { true: layered({ textDecoration: 'underline', textUnderlineOffset: '3px' }) },
    // The link's hit area is its whole row.
    isStretched: {
      false: layered({ position: 'relative', '@media': { [media.coarse]: hitArea } }),
    },
  },
  defaultVariants: { variant: 'accent', isStretched: false },
});
