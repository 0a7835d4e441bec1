import { componentStyle } from '../theme/component-style';
import { vars } from '../theme/contract.css';

export const alarm = componentStyle({
  minWidth: '1.25rem',
  height: '1.25rem',
  padding: `0 ${vars.space['1.5']}`,
  borderRadius: vars.radius.full,
  outline: '1px solid transparent',
  background: vars.color.danger,
  color: vars.color.onDanger,
  fontSize: vars.text['2xs'],
  lineHeight: '1.25rem',
  fontWeight: vars.weight.semibold,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
