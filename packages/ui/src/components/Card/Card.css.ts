import { recipe } from '@vanilla-extract/recipes';
import { componentStyle, layered } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';
import { breakpoints } from '../../theme/tokens';

export const card = recipe({
  base: layered({
    minWidth: 0,
    backgroundColor: vars.color.surface,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.lg,
  }),
  variants: {
    padding: {
      none: {},
      md: layered({
        padding: vars.space[4],
        '@media': { [`(min-width: ${breakpoints.tablet}px)`]: { padding: vars.space[5] } },
      }),
    },
    isSelected: {
      true: layered({
        borderColor: vars.color.accent,
        boxShadow: `0 0 0 1px ${vars.color.accent}`,
      }),
    },
    // `clip` makes no scrolling box: what sticks inside still sticks to the page.
    isClipped: { true: layered({ overflow: 'clip' }) },
  },
  defaultVariants: { padding: 'md' },
});

export const header = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  marginBlockEnd: vars.space[4],
});

export const titles = componentStyle({ flex: 1, minWidth: 0 });

export const title = componentStyle({
  fontSize: vars.text.lg,
  lineHeight: vars.line.lg,
  fontWeight: vars.weight.semibold,
});

export const description = componentStyle({
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  color: vars.color.textMuted,
});
