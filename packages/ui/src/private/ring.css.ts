import { styleVariants } from '@vanilla-extract/css';
import { componentStyle, layered } from '../theme/component-style';
import { vars } from '../theme/contract.css';

/** Starts at twelve o'clock. */
export const svg = componentStyle({ flex: 'none', rotate: '-90deg' });
export const track = styleVariants({
  quiet: layered({ stroke: vars.color.sunken }),
  strong: layered({ stroke: vars.color.borderStrong }),
});
export const arc = componentStyle({
  transition: `stroke-dashoffset ${vars.duration.slow} ${vars.ease.out}`,
  '@media': { '(forced-colors: active)': { stroke: 'Highlight' } },
});
export const tone = styleVariants({
  accent: layered({ stroke: vars.color.accent }),
  success: layered({ stroke: vars.color.success }),
  warn: layered({ stroke: vars.color.warn }),
  danger: layered({ stroke: vars.color.danger }),
});
