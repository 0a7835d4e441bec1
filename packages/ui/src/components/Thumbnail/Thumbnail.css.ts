import { recipe } from '@vanilla-extract/recipes';
import { componentStyle, layered } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';
import { photoFilter } from '../../theme/photo-badge';

export const thumbnail = recipe({
  base: layered({
    flex: 'none',
    display: 'inline-grid',
    placeItems: 'center',
    aspectRatio: '8 / 5',
    borderRadius: vars.radius.sm,
    color: vars.color.textSubtle,
    backgroundColor: vars.color.sunken,
  }),
  variants: {
    size: {
      sm: layered({ width: '48px' }),
      md: layered({ width: '56px' }),
      lg: layered({ width: '96px' }),
    },
    // Two edges to the right and above, each with a hairline.
    isStacked: {
      true: layered({
        marginInlineEnd: vars.space[2],
        boxShadow: [
          `2px -2px 0 ${vars.color.surface}`,
          `3px -3px 0 ${vars.color.borderStrong}`,
          `5px -5px 0 ${vars.color.surface}`,
          `6px -6px 0 ${vars.color.border}`,
        ].join(),
      }),
    },
    isFaded: { true: layered({ filter: 'grayscale(1)', opacity: 0.6 }) },
  },
});

export const photo = componentStyle({
  width: '100%',
  height: '100%',
  borderRadius: 'inherit',
  objectFit: 'cover',
  filter: `var(${photoFilter})`,
});
