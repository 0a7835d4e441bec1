import { recipe } from '@vanilla-extract/recipes';
import { componentStyle, layered } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

/** In a narrow line the text shrinks, not the icon. */
export const glyph = componentStyle({ flex: 'none' });

const soft = (tone: 'neutral' | 'info' | 'success' | 'warn' | 'danger' | 'deal') =>
  layered({ backgroundColor: vars.color[`${tone}Soft`], color: vars.color[`${tone}Text`] });

const square = (width: number, borderRadius: string) =>
  layered({ width: `${width}px`, height: `${width}px`, borderRadius });

export const ground = recipe({
  base: layered({
    flex: 'none',
    display: 'inline-grid',
    placeItems: 'center',
    outline: '1px solid transparent',
  }),
  variants: {
    size: {
      14: square(28, vars.radius.sm),
      16: square(32, vars.radius.sm),
      18: square(36, vars.radius.md),
      20: square(40, vars.radius.md),
      24: square(48, vars.radius.md),
    },
    tone: {
      neutral: soft('neutral'),
      info: soft('info'),
      success: soft('success'),
      warn: soft('warn'),
      danger: soft('danger'),
      deal: soft('deal'),
    },
    isRound: { true: layered({ borderRadius: vars.radius.full }) },
  },
});
