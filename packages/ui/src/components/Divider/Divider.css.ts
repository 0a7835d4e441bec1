import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

export const line = componentStyle({
  flex: 'none',
  width: '100%',
  margin: 0,
  border: 0,
  borderTop: `1px solid ${vars.color.border}`,
});

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
      // A border, because forced colours remove backgrounds.
      borderTop: `1px solid ${vars.color.border}`,
    },
  },
});
