import { componentStyle } from '../theme/component-style';
import { vars } from '../theme/contract.css';

export const trigger = componentStyle({
  cursor: 'pointer',
  fontWeight: vars.weight.regular,
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
