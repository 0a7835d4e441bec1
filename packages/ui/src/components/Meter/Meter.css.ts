import { styleVariants } from '@vanilla-extract/css';
import { componentStyle, layered } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

export const track = componentStyle({
  height: vars.space['1.5'],
  borderRadius: vars.radius.full,
  outline: '1px solid transparent',
  backgroundColor: vars.color.sunken,
  overflow: 'hidden',
});

export const fill = componentStyle({
  height: '100%',
  borderRadius: 'inherit',
  transition: `width ${vars.duration.base} ${vars.ease.out}`,
  '@media': { '(forced-colors: active)': { backgroundColor: 'Highlight' } },
});

export const tone = styleVariants({
  accent: layered({ backgroundColor: vars.color.accent }),
  success: layered({ backgroundColor: vars.color.success }),
  warn: layered({ backgroundColor: vars.color.warn }),
  danger: layered({ backgroundColor: vars.color.danger }),
  neutral: layered({ backgroundColor: vars.color.borderControl }),
});
