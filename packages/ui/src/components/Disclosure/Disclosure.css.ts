import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

export const fold = componentStyle({
  borderBlockStart: `1px solid ${vars.color.divider}`,
  // The last one ends where its card's padding begins.
  selectors: { '&:last-child': { marginBlockEnd: `calc(-1 * ${vars.space[3]})` } },
});

export const button = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  width: '100%',
  minHeight: vars.control.lg,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'none',
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  cursor: 'pointer',
  outline: 'none',
  selectors: { '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}` } },
});

export const title = componentStyle({ flex: '1 1 0', minWidth: '40%', overflowWrap: 'anywhere' });

export const note = componentStyle({ flex: '0 1 auto', minWidth: 0, textAlign: 'end' });

export const chevron = componentStyle({
  flex: 'none',
  color: vars.color.textMuted,
  transition: `transform ${vars.duration.fast} ${vars.ease.out}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
});

export const body = componentStyle({
  paddingBlock: `${vars.space[1]} ${vars.space[4]}`,
  selectors: { '&[hidden]': { display: 'none' } },
});
