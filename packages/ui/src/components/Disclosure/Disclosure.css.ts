import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

export const fold = componentStyle({
  borderBlockStart: `1px solid ${vars.color.divider}`,
  // Cancels the card's padding below the last one.
  selectors: { '&:last-child': { marginBlockEnd: `calc(-1 * ${vars.space[3]})` } },
});

export const button = componentStyle({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  gap: `0 ${vars.space[2]}`,
  width: '100%',
  minHeight: vars.control.lg,
  padding: `${vars.space[1]} calc(${vars.icon.sm} + ${vars.space[2]}) ${vars.space[1]} 0`,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'none',
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  cursor: 'pointer',
  outline: 'none',
  selectors: { '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}` } },
});

/** A note that does not fit next to the title wraps below it. */
export const title = componentStyle({ flex: '1 1 auto', overflowWrap: 'anywhere' });

export const note = componentStyle({ flex: '0 1 auto', minWidth: 0 });

export const chevron = componentStyle({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlock: 0,
  marginBlock: 'auto',
  color: vars.color.textMuted,
  transition: `transform ${vars.duration.fast} ${vars.ease.out}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
});

export const body = componentStyle({
  paddingBlock: `${vars.space[1]} ${vars.space[4]}`,
  selectors: { '&[hidden]': { display: 'none' } },
});
