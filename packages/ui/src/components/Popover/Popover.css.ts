import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

export const popover = componentStyle({
  maxWidth: `min(360px, calc(100vw - ${vars.space[4]}))`,
  padding: vars.space[4],
  overflow: 'auto',
  background: vars.color.raised,
  color: vars.color.text,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.md,
  zIndex: vars.layer.dropdown,
  outline: 'none',
  transition: `opacity ${vars.duration.fast} ${vars.ease.out}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
});

export const inner = componentStyle({ outline: 'none' });
