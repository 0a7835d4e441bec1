import { recipe } from '@vanilla-extract/recipes';
import { componentStyle, layered } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

const tone = (name: 'info' | 'deal' | 'warn' | 'danger') =>
  layered({ backgroundColor: vars.color[`${name}Soft`], color: vars.color[`${name}Text`] });

export const avatar = recipe({
  base: layered({
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    borderRadius: vars.radius.full,
    outline: '1px solid transparent',
    userSelect: 'none',
  }),
  variants: {
    size: {
      sm: layered({
        width: '28px',
        height: '28px',
        fontSize: vars.text['2xs'],
        fontWeight: vars.weight.medium,
      }),
      md: layered({
        width: '36px',
        height: '36px',
        fontSize: vars.text.sm,
        fontWeight: vars.weight.medium,
      }),
      lg: layered({
        width: '44px',
        height: '44px',
        fontSize: vars.text.lg,
        fontWeight: vars.weight.semibold,
      }),
      xl: layered({
        width: '72px',
        height: '72px',
        fontSize: vars.text['2xl'],
        fontWeight: vars.weight.semibold,
      }),
    },
    tone: {
      0: tone('info'),
      1: tone('deal'),
      2: tone('warn'),
      3: tone('danger'),
    },
  },
  defaultVariants: { size: 'md', tone: 0 },
});

export const image = componentStyle({
  width: '100%',
  height: '100%',
  borderRadius: 'inherit',
  objectFit: 'cover',
});

export const online = componentStyle({
  position: 'absolute',
  insetInlineEnd: '-1px',
  bottom: '-1px',
  width: '11px',
  height: '11px',
  borderRadius: vars.radius.full,
  border: `2px solid ${vars.color.surface}`,
  backgroundColor: vars.color.success,
});

/** CSS content: as text, initials would be part of a row's accessible name. */
export const initials = componentStyle({
  selectors: { '&::before': { content: 'attr(data-initials)' } },
});
