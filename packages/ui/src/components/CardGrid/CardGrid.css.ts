import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';
import { breakpoints } from '../../theme/tokens';

const columns = (count: number) => ({
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
});

/** Two cards have room side by side before anything else changes: half of 1280 px, as at 200 %. */
const two = 640;

export const grid = componentStyle({
  display: 'grid',
  ...columns(1),
  gap: vars.space[4],
  '@media': {
    [`(min-width: ${two}px)`]: columns(2),
    [`(min-width: ${breakpoints.grid}px)`]: columns(3),
    [`(min-width: ${breakpoints.large}px)`]: columns(4),
  },
});

export const item = componentStyle({
  minWidth: 0,
  // Cards below the screen are not laid out until they come near it.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 350px',
  // Back is on its way to a place: what is above it has to have its own height.
  selectors: { 'html[data-coming-back] &': { contentVisibility: 'visible' } },
});
