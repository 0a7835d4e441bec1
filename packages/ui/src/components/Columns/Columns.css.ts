import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../private/media';
import { componentStyle, layered } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';
import { breakpoints } from '../../theme/tokens';

const threeColumns = '(min-width: 1240px)';
const roomy = '(min-width: 1400px)';
const desktop = `(min-width: ${breakpoints.desktop}px)`;

/** Width that the form leaves for the side column, so that both end at the edge of the page. */
const sideWidth = '400px';

const sticky = {
  position: 'sticky',
  insetBlockStart: `calc(${vars.size.topbar} + ${vars.space[6]})`,
} as const;

export const banners = componentStyle({
  display: 'grid',
  gap: vars.space[3],
  selectors: {
    // In a `Stack` an empty element would add a gap.
    '&:empty': { display: 'none' },
    '&:not(:empty)': { marginBlockEnd: vars.space[4] },
  },
});

const beside = (gridTemplateColumns: string) =>
  layered({ '@media': { [desktop]: { gridTemplateColumns, gap: vars.space[6] } } });

export const columns = recipe({
  base: layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[4],
    alignItems: 'start',
  }),
  variants: {
    ratio: {
      form: beside(`minmax(0, ${vars.size.form}) minmax(320px, 1fr)`),
      '3:2': beside('minmax(0, 3fr) minmax(0, 2fr)'),
      '2:1': beside('minmax(0, 2fr) minmax(0, 1fr)'),
      aside: beside('minmax(0, 1fr) 336px'),
      formWithNav: layered({
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

/** The cell is as tall as the form, so that its sticky content has room. */
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

const column = {
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minWidth: 0,
} as const;

export const main = componentStyle({ ...column, margin: 0, padding: 0, border: 0 });

export const sections = componentStyle({ maxWidth: vars.size.form });

export const side = recipe({
  base: layered(column),
  variants: {
    kind: {
      plain: {},
      // A rail that fits below the top bar stays in view beside a long column.
      aside: layered({ '@media': { [`${desktop} and (min-height: 900px)`]: sticky } }),
      form: layered({
        maxWidth: vars.size.form,
        '@media': { [desktop]: { ...sticky, maxWidth: sideWidth } },
      }),
      formWithNav: layered({
        maxWidth: vars.size.form,
        '@media': {
          [media.fromTablet]: { gridColumn: 2 },
          [threeColumns]: { gridColumn: 3, ...sticky, maxWidth: sideWidth },
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
