import { componentStyle } from '@karvon/ui/theme/component-style';
import { vars } from '@karvon/ui/theme/contract.css';

export const list = componentStyle({ display: 'grid', margin: 0, marginBlockStart: vars.space[2] });

export const row = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.divider}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});

export const label = componentStyle({ minWidth: 0, overflowWrap: 'anywhere' });

export const keys = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[1],
  margin: 0,
});

export const together = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
});

export const or = componentStyle({ color: vars.color.textMuted, fontSize: vars.text.sm });

export const key = componentStyle({
  minWidth: '24px',
  padding: `1px ${vars.space[1]}`,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.xs,
  background: vars.color.surface,
  color: vars.color.text,
  fontFamily: 'inherit',
  fontSize: vars.text.xs,
  lineHeight: vars.line.sm,
  fontWeight: vars.weight.medium,
  textAlign: 'center',
  whiteSpace: 'nowrap',
});
