import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

/** Muted, so that the typed text is the most prominent. */
export const prefix = componentStyle({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  color: vars.color.textSubtle,
  whiteSpace: 'nowrap',
});
