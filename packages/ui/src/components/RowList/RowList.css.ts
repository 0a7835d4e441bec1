import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

export const row = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.divider}` } },
});

export const words = componentStyle({ minWidth: 0, overflowWrap: 'anywhere' });

/** Deeds keep their width: long words would push them out of the list. */
export const end = componentStyle({ flex: 'none', maxWidth: '60%' });
