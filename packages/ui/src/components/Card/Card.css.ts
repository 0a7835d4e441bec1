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
    outline: 'none',
    // The top bar must not cover a title that an anchor link scrolls to.
    scrollMarginTop: `calc(${vars.size.topbar} + ${vars.space[4]})`,
  }),
  variants: {
    padding: {
      none: {},
      lg: layered({
        padding: vars.space[4],
        '@media': { [`(min-width: ${breakpoints.tablet}px)`]: { padding: vars.space[6] } },
      }),
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

export const header = recipe({
  base: layered({ display: 'flex', alignItems: 'center', gap: vars.space[2] }),
  variants: {
    size: {
      md: layered({ marginBlockEnd: vars.space[4] }),
      lg: layered({ marginBlockEnd: vars.space[5] }),
    },
  },
  defaultVariants: { size: 'md' },
});

export const titles = componentStyle({ flex: 1, minWidth: 0 });

export const titleRow = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
});

export const title = recipe({
  base: layered({ fontWeight: vars.weight.semibold }),
  variants: {
    size: {
      md: layered({ fontSize: vars.text.lg, lineHeight: vars.line.lg }),
      lg: layered({ fontSize: vars.text.xl, lineHeight: vars.line.xl }),
    },
  },
  defaultVariants: { size: 'md' },
});

export const description = componentStyle({
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  color: vars.color.textMuted,
});
