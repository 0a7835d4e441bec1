import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

export const bar = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  paddingInline: vars.space[1],
  borderBlockEnd: `1px solid ${vars.color.divider}`,
  borderStartStartRadius: vars.radius.lg,
  borderStartEndRadius: vars.radius.lg,
  backgroundColor: vars.color.surface,
});

export const all = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[3],
  minWidth: 0,
  minHeight: vars.control.md,
  paddingInlineStart: vars.space[3],
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  cursor: 'pointer',
});

export const sort = componentStyle({ marginInlineStart: 'auto', minWidth: 0 });
