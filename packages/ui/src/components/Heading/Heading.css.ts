import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

const size = (step: keyof typeof vars.text, letterSpacing: string) =>
  layered({ fontSize: vars.text[step], lineHeight: vars.line[step], letterSpacing });

export const heading = recipe({
  base: layered({ fontWeight: vars.weight.semibold, overflowWrap: 'anywhere' }),
  variants: {
    size: {
      md: size('md', vars.track.normal),
      lg: size('lg', vars.track.normal),
      xl: size('xl', vars.track.snug),
      '2xl': size('2xl', vars.track.snug),
      '3xl': size('3xl', vars.track.tight),
    },
  },
});
