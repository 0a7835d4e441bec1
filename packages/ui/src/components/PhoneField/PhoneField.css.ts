import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

export const countryCode = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  paddingInlineEnd: vars.space[2],
  borderInlineEnd: `1px solid ${vars.color.border}`,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
