import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

export const divider = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  color: vars.color.textSubtle,
  selectors: {
    '&::before, &::after': {
      content: '""',
      flex: 1,
      height: '1px',
      backgroundColor: vars.color.border,
    },
  },
});
