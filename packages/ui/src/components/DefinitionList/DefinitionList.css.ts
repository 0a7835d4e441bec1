import { styleVariants } from '@vanilla-extract/css';
import { breakpoints } from '../../theme/tokens';
import { componentStyle, layered } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

export const list = componentStyle({ display: 'grid', margin: 0 });

const desktop = `(min-width: ${breakpoints.desktop}px)`;

/** Down the first column, then down the second. */
export const twoColumns = componentStyle({
  '@media': { [desktop]: { display: 'block', columns: 2, columnGap: vars.space[10] } },
});

export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 4fr)',
  gap: vars.space[3],
  paddingBlock: vars.space['2.5'],
  borderBlockEnd: `1px solid ${vars.color.divider}`,
  selectors: {
    '&:last-child': { borderBlockEnd: 0 },
    [`${twoColumns} > &`]: { breakInside: 'avoid', paddingBlock: vars.space[2] },
  },
});

export const term = componentStyle({ color: vars.color.textMuted, overflowWrap: 'anywhere' });

const value = { margin: 0, overflowWrap: 'anywhere' } as const;
export const detail = styleVariants({
  start: layered(value),
  end: layered({ ...value, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }),
});
