import { breakpoints, vars } from '@karvon/ui/theme';
import { style } from '@vanilla-extract/css';

const desktop = `(min-width: ${breakpoints.desktop}px)`;

export const columns = style({
  display: 'grid',
  gap: vars.space[6],
  '@media': {
    [desktop]: { gridTemplateColumns: `minmax(0, ${vars.size.form}) 320px`, alignItems: 'start' },
  },
});

export const rail = style({
  display: 'none',
  '@media': {
    [desktop]: {
      display: 'grid',
      gap: vars.space[3],
      position: 'sticky',
      insetBlockStart: `calc(${vars.size.topbar} + ${vars.space[6]})`,
    },
  },
});

export const pictures = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': {
    [`(min-width: ${breakpoints.tablet}px)`]: { gridTemplateColumns: '168px minmax(0, 1fr)' },
  },
});

export const notices = style({
  display: 'grid',
  gap: vars.space[3],
  maxWidth: `calc(${vars.size.form} + 320px + ${vars.space[6]})`,
  selectors: { '&:not(:empty)': { marginBlockEnd: vars.space[4] } },
});
