import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

export const box = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: vars.space[2],
});

export const text = componentStyle({
  color: vars.color.textSubtle,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  textAlign: 'center',
});
