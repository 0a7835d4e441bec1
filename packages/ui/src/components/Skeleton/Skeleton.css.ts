import { keyframes, style } from '@vanilla-extract/css';
import { componentStyle, layered } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

const shine = keyframes({ to: { backgroundPositionX: '-200%' } });
const appear = keyframes({ from: { opacity: 0 } });

export const skeleton = componentStyle({
  display: 'block',
  backgroundColor: vars.color.skeleton,
  backgroundImage: `linear-gradient(90deg, transparent 40%, ${vars.color.skeletonShine} 50%, transparent 60%)`,
  backgroundSize: '200% 100%',
  // Visible in forced colours only, which remove backgrounds.
  outline: '1px solid transparent',
  outlineOffset: '-1px',
  // Responses within 150 ms show no skeleton.
  animation: `${appear} 1ms 150ms backwards, ${shine} 1.4s linear infinite`,
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      backgroundImage: 'none',
      animation: `${appear} 1ms 150ms backwards`,
    },
  },
});

/** Rows of 44 px instead of a slab. */
export const rows = style([
  skeleton,
  layered({ maskImage: 'repeating-linear-gradient(#000 0 44px, transparent 44px 60px)' }),
]);
