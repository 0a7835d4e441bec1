import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

/** Muted, so that what a user typed stays the loudest thing in the plate. */
export const prefix = componentStyle({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  color: vars.color.textSubtle,
  whiteSpace: 'nowrap',
});
