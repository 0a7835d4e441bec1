import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

/** Grows with its text where supported; elsewhere the user drags its corner. */
export const area = componentStyle({
  flex: 1,
  minWidth: 0,
  maxHeight: '60vh',
  padding: `${vars.space['2.5']} ${vars.space[3]}`,
  border: 0,
  borderRadius: 'inherit',
  background: 'none',
  outline: 'none',
  color: 'inherit',
  font: 'inherit',
  resize: 'vertical',
  fieldSizing: 'content',
  selectors: { '&::placeholder': { color: vars.color.textSubtle, opacity: 1 } },
});
