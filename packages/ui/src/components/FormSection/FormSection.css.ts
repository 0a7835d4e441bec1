import { media } from '../../private/media';
import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

export const section = componentStyle({
  minWidth: 0,
  padding: vars.space[6],
  // The top bar must not cover the title that a link leads to.
  scrollMarginTop: `calc(${vars.size.topbar} + ${vars.space[4]})`,
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  outline: 'none',
  '@media': { [media.phone]: { padding: vars.space[4] } },
});

export const head = componentStyle({ marginBlockEnd: vars.space[5] });

export const titleRow = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
});
