import { componentStyle } from '@karvon/ui/theme/component-style';
import { vars } from '@karvon/ui/theme/contract.css';

export const root = componentStyle({ display: 'grid', gap: vars.space[3], minWidth: 0 });

export const summary = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  margin: 0,
  color: vars.color.warnText,
  overflowWrap: 'anywhere',
  selectors: { '&[data-complete]': { color: vars.color.successText } },
});

export const table = componentStyle({
  minWidth: 0,
  borderRadius: vars.radius.lg,
  border: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
});

export const column = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: 0,
});

export const state = componentStyle({
  flex: 'none',
  display: 'flex',
  selectors: {
    '&[data-state="mapped"]': { color: vars.color.successText },
    '&[data-state="skipped"]': { color: vars.color.textSubtle },
    '&[data-state="error"]': { color: vars.color.dangerText },
  },
});

export const name = componentStyle({ minWidth: 0, overflowWrap: 'anywhere' });

export const samples = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  overflowWrap: 'anywhere',
});
