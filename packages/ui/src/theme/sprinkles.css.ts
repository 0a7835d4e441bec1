import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { vars } from './contract.css';
import { layers } from './layers.css';
import { breakpoints } from './tokens';

const { 1: s1, 2: s2, 3: s3, 4: s4, 5: s5, 6: s6, 8: s8, 10: s10 } = vars.space;
const space = { 0: '0', 1: s1, 2: s2, 3: s3, 4: s4, 5: s5, 6: s6, 8: s8, 10: s10 };

/** Layout properties with a value per breakpoint. Few on purpose: each value is a class. */
const responsive = defineProperties({
  '@layer': layers.layout,
  conditions: {
    phone: {},
    tablet: { '@media': `(min-width: ${breakpoints.tablet}px)` },
    desktop: { '@media': `(min-width: ${breakpoints.desktop}px)` },
  },
  defaultCondition: 'phone',
  responsiveArray: ['phone', 'tablet', 'desktop'],
  properties: {
    /** Layout of its children. `none` hides it, `contents` removes only the box itself. @default the element's own */
    display: ['none', 'block', 'flex', 'grid', 'contents'],
    /** With `display="flex"`: in a row or in a column. @default 'row' */
    flexDirection: ['row', 'column', 'column-reverse'],
    /** Alignment of children across the row or column. @default 'stretch' */
    alignItems: ['stretch', 'flex-start', 'center', 'flex-end', 'baseline'],
    /** Alignment of children along the row or column. @default 'flex-start' */
    justifyContent: ['flex-start', 'center', 'flex-end', 'space-between'],
    /** Gap between children, a step of the space scale. @default 0 */
    gap: { ...space, 0.5: vars.space['0.5'], 2.5: vars.space['2.5'] },
    /** Padding above and below, a step of the space scale. @default 0 */
    paddingBlock: space,
    /** Padding on the left and right, a step of the space scale. @default 0 */
    paddingInline: space,
    /** With `display="grid"`: the number of equal columns, or `1:2` for two, the second twice as wide. @default 1 */
    gridTemplateColumns: {
      1: 'minmax(0, 1fr)',
      2: 'repeat(2, minmax(0, 1fr))',
      3: 'repeat(3, minmax(0, 1fr))',
      4: 'repeat(4, minmax(0, 1fr))',
      '1:2': 'minmax(0, 1fr) minmax(0, 2fr)',
    },
  },
  shorthands: {
    /** Padding on all sides, a step of the space scale. @default 0 */
    padding: ['paddingBlock', 'paddingInline'],
  },
});

const fixed = defineProperties({
  '@layer': layers.layout,
  properties: {
    /** Children that do not fit go to the next line. @default none, they stay on one line */
    flexWrap: ['wrap'],
    /** Fills the remaining space of the row or column around it. @default none */
    flexGrow: { true: 1 },
    /** 0 lets it become narrower than its text in a row. @default none, as wide as its longest word */
    minWidth: { 0: 0 },
    /** Makes it as wide as its container. @default by its content and container */
    width: { full: '100%' },
    /** The width of a form, of a page's content, or of a field for a short number. @default no limit */
    maxWidth: { form: vars.size.form, content: vars.size.content, number: '6.5rem' },
    /** Centres it in its container. @default none */
    marginInline: ['auto'],
    /** `relative` to position something over it, `sticky` to keep it on screen while the page scrolls. @default none */
    position: ['relative', 'sticky'],
    /** Background: of cards, of sunken areas in them, of the page. @default none */
    backgroundColor: {
      surface: vars.color.surface,
      sunken: vars.color.sunken,
      canvas: vars.color.canvas,
    },
    /** A thin border around it. @default none */
    border: { hairline: `1px solid ${vars.color.border}` },
    /** Round corners. @default none */
    borderRadius: { md: vars.radius.md, lg: vars.radius.lg },
    /** In a grid: across all columns. @default one cell */
    gridColumn: { full: '1 / -1' },
  },
});

export const sprinkles = createSprinkles(responsive, fixed);
export type Sprinkles = Parameters<typeof sprinkles>[0];
