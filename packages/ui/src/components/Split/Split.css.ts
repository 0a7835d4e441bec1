import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';
import { breakpoints } from '../../theme/tokens';

export const split = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  alignItems: 'start',
  '@media': {
    [`(min-width: ${breakpoints.desktop}px)`]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      gap: vars.space[6],
    },
  },
});

export const side = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minWidth: 0,
});
