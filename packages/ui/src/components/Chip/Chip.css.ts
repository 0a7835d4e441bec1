import { hitArea } from '../../private/hit-area';
import { focusRing } from '../../private/focus-ring';
import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

export const chip = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['1.5'],
  maxWidth: '100%',
  minHeight: '28px',
  padding: `0 ${vars.space['1.5']} 0 ${vars.space['2.5']}`,
  borderRadius: vars.radius.full,
  border: `1px solid ${vars.color.accentBorder}`,
  backgroundColor: vars.color.accentSoft,
  color: vars.color.accentText,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { backgroundColor: vars.color.accentSoftHover },
    '&[data-focus-visible]': focusRing,
  },
  '@media': { '(pointer: coarse)': { minHeight: '36px', ...hitArea } },
});

export const label = componentStyle({ overflow: 'hidden', textOverflow: 'ellipsis' });
