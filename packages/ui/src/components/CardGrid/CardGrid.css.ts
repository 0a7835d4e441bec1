import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';
import { breakpoints } from '../../theme/tokens';

const columns = (count: number) => ({
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
});

export const grid = componentStyle({
  display: 'grid',
  ...columns(1),
  gap: vars.space[4],
  '@media': {
    [`(min-width: ${breakpoints.tablet}px)`]: columns(2),
    [`(min-width: ${breakpoints.grid}px)`]: columns(3),
    [`(min-width: ${breakpoints.large}px)`]: columns(4),
  },
});

export const item = componentStyle({
  minWidth: 0,
  // Cards below the screen are not laid out until they come near it.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 350px',
});
