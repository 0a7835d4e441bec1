import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../private/media';
import { componentStyle, layered } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';
import { breakpoints } from '../../theme/tokens';

/** From here on nav, form and rail stand beside one another. */
const threeColumns = '(min-width: 1240px)';
const roomy = '(min-width: 1400px)';
const desktop = `(min-width: ${breakpoints.desktop}px)`;

/** What the rail takes of the room that the form leaves, so that both end where the page ends. */
const railWidth = '400px';

const beside = {
  position: 'sticky',
  insetBlockStart: `calc(${vars.size.topbar} + ${vars.space[6]})`,
} as const;

export const notices = componentStyle({
  display: 'grid',
  gap: vars.space[3],
  selectors: { '&:not(:empty)': { marginBlockEnd: vars.space[4] } },
});

export const columns = recipe({
  base: layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[4],
    alignItems: 'start',
  }),
  variants: {
    hasNav: {
      false: layered({
        '@media': {
          [desktop]: {
            gridTemplateColumns: `minmax(0, ${vars.size.form}) minmax(320px, 1fr)`,
            gap: vars.space[6],
          },
        },
      }),
      true: layered({
        '@media': {
          [media.fromTablet]: {
            gridTemplateColumns: '168px minmax(0, 1fr)',
            gap: vars.space[6],
          },
          [threeColumns]: {
            gridTemplateColumns: '176px minmax(0, 1fr) 288px',
            gap: vars.space[5],
          },
          [roomy]: {
            gridTemplateColumns: `184px minmax(0, ${vars.size.form}) minmax(320px, 1fr)`,
            gap: vars.space[8],
          },
        },
      }),
    },
  },
});

/** The cell is as tall as the form, so that what is sticky in it has room to stay. */
export const nav = componentStyle({
  alignSelf: 'stretch',
  minWidth: 0,
  '@media': {
    [media.phone]: {
      marginInline: `calc(-1 * ${vars.space[4]})`,
      paddingInlineStart: vars.space[2],
    },
  },
});

export const sections = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minWidth: 0,
  maxWidth: vars.size.form,
  padding: 0,
  border: 0,
});

export const rail = recipe({
  base: layered({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[4],
    minWidth: 0,
    maxWidth: vars.size.form,
  }),
  variants: {
    hasNav: {
      false: layered({ '@media': { [desktop]: { ...beside, maxWidth: railWidth } } }),
      true: layered({
        '@media': {
          [media.fromTablet]: { gridColumn: 2 },
          [threeColumns]: { gridColumn: 3, ...beside, maxWidth: railWidth },
        },
      }),
    },
    narrow: {
      below: {},
      hidden: layered({ '@media': { [media.belowDesktop]: { display: 'none' } } }),
    },
  },
  defaultVariants: { narrow: 'below' },
});
