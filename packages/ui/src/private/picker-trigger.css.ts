import { componentStyle } from '../theme/component-style';
import { vars } from '../theme/contract.css';
import { hitArea } from './hit-area';
import { media } from './media';

export const trigger = componentStyle({
  position: 'relative',
  cursor: 'pointer',
  fontWeight: vars.weight.regular,
  '@media': { [media.coarse]: hitArea },
});

export const value = componentStyle({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const placeholder = componentStyle({ color: vars.color.textSubtle });

export const chevron = componentStyle({
  flex: 'none',
  color: vars.color.textSubtle,
  transitionProperty: 'rotate',
  transitionDuration: vars.duration.fast,
  selectors: { '[data-open] > &': { rotate: '180deg' } },
});
