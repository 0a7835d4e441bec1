import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

const soft = (tone: 'neutral' | 'info' | 'success' | 'warn' | 'danger' | 'deal') =>
  layered({ backgroundColor: vars.color[`${tone}Soft`], color: vars.color[`${tone}Text`] });

export const tile = recipe({
  base: layered({
    flex: 'none',
    display: 'inline-grid',
    placeItems: 'center',
    outline: '1px solid transparent',
  }),
  variants: {
    size: {
      sm: layered({ width: '28px', height: '28px', borderRadius: vars.radius.sm }),
      md: layered({ width: '36px', height: '36px', borderRadius: vars.radius.md }),
      lg: layered({ width: '44px', height: '44px', borderRadius: vars.radius.md }),
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
  defaultVariants: { size: 'md', tone: 'neutral' },
});
