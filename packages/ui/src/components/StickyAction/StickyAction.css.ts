import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';
import { breakpoints } from '../../theme/tokens';

/** Above the tab bar, where the thumb is. */
export const sticky = componentStyle({
  display: 'none',
  '@media': {
    [`(max-width: ${breakpoints.tablet - 1}px)`]: {
      position: 'fixed',
      zIndex: vars.layer.sticky,
      // In line with the page's margin.
      insetInlineEnd: vars.space[4],
      insetBlockEnd: `calc(${vars.size.tabbar} + env(safe-area-inset-bottom) + ${vars.space[3]})`,
      display: 'block',
      borderRadius: vars.radius.md,
      boxShadow: vars.shadow.lg,
    },
  },
});
