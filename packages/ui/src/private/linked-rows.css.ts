import { componentStyle } from '../theme/component-style';
import { vars } from '../theme/contract.css';
import { focusRing } from './focus-ring';
import { media } from './media';

export const rowText = { fontSize: vars.text.sm, lineHeight: vars.line.sm };

/** On touch, rows of links have no gap: each is as high as a target. */
export const closeOnTouch = {
  [media.coarse]: { selectors: { '&:has(a)': { rowGap: 0 } } },
};

export const targetOnTouch = {
  [media.coarse]: { selectors: { '&:has(a)': { minHeight: '44px' } } },
};

/** The hit area is the whole row and half of the gaps around it. */
export const link = componentStyle({
  borderRadius: vars.radius.xs,
  color: 'inherit',
  outline: 'none',
  '::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlock: `calc(-1 * ${vars.space[1]})`,
  },
  selectors: {
    '&[data-hovered]': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    '&[data-focus-visible]': focusRing,
  },
  '@media': { [media.coarse]: { selectors: { '&::after': { insetBlock: 0 } } } },
});
