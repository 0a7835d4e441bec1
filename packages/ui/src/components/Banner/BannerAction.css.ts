import { hitArea } from '../../private/hit-area';
import { media } from '../../private/media';
import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

export const action = componentStyle({
  position: 'relative',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  fontWeight: vars.weight.medium,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  textAlign: 'start',
  borderRadius: vars.radius.xs,
  cursor: 'pointer',
  minHeight: vars.space[6],
  margin: `calc(-1 * ${vars.space['0.5']}) 0`,
  outline: 'none',
  selectors: {
    '&[data-focus-visible]': { boxShadow: vars.shadow.focus, outline: '2px solid transparent' },
  },
  '@media': { [media.coarse]: hitArea },
});
