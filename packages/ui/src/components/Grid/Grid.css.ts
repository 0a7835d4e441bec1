import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { field } from '../../private/field.css';
import { componentStyle, layered } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';
import { breakpoints } from '../../theme/tokens';

/** Browsers without subgrid align rows at the top. */
const whereKnown = (rule: StyleRule) =>
  layered({ '@supports': { '(grid-template-rows: subgrid)': rule } });

export const fields = componentStyle({
  columnGap: vars.space[4],
  rowGap: vars.space[4],
  '@supports': {
    // The space between rows is a margin of the cells: a gap would also separate a label from its control.
    '(grid-template-rows: subgrid)': { rowGap: 0, marginBlockEnd: `calc(-1 * ${vars.space[4]})` },
  },
});

// A row for labels, one for controls, one for messages.
globalStyle(`${fields} > *`, whereKnown({ gridRow: 'span 3', marginBlockEnd: vars.space[4] }));
globalStyle(
  `${fields} > ${field}`,
  whereKnown({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'subgrid',
    rowGap: 0,
  }),
);
globalStyle(`${fields} > ${field} > * + *`, whereKnown({ marginBlockStart: vars.space['1.5'] }));

const columns = (count: number) => ({
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
});

/** Two cards fit from half of 1280 px on, as at 200 % zoom. */
const two = 640;

export const cards = componentStyle({
  ...columns(1),
  '@media': {
    [`(min-width: ${two}px)`]: columns(2),
    [`(min-width: ${breakpoints.grid}px)`]: columns(3),
    [`(min-width: ${breakpoints.large}px)`]: columns(4),
  },
});

export const card = componentStyle({
  minWidth: 0,
  // Cards below the screen are not laid out until they come near it.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 350px',
  // While Back restores the scroll position, content above needs its real height.
  selectors: { 'html[data-coming-back] &': { contentVisibility: 'visible' } },
});
