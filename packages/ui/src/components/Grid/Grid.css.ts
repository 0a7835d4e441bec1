import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { field } from '../../private/field.css';
import { componentStyle, layered } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

/** For browsers with subgrid. In others, rows align at the top. */
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
