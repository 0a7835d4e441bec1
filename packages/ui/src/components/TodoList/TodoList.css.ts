import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

export const row = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2.5'],
  minHeight: vars.control.sm,
  // Keeps a label of two lines from the next row.
  paddingBlock: vars.space[1],
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  selectors: { '&[data-tone="danger"]': { color: vars.color.dangerText } },
});

export const icon = componentStyle({
  flex: 'none',
  color: vars.color.textMuted,
  selectors: { '[data-tone="danger"] > &': { color: 'inherit' } },
});

export const label = componentStyle({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const gain = componentStyle({
  flex: 'none',
  color: vars.color.successText,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});
