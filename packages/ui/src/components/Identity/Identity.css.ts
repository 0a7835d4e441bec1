import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

export const line = componentStyle({
  flex: '1 1 auto',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minWidth: 0,
});

export const fixed = componentStyle({ flex: 'none', display: 'flex' });

/** Gives way first: the deeds stay whole. */
export const words = componentStyle({
  flex: '1 1 0',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
});

export const title = componentStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
