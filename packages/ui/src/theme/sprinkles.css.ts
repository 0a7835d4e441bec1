import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { vars } from './contract.css';
import { layers } from './layers.css';
import { breakpoints } from './tokens';

const { 1: s1, 2: s2, 3: s3, 4: s4, 5: s5, 6: s6, 8: s8, 10: s10 } = vars.space;
const space = { 0: '0', 1: s1, 2: s2, 3: s3, 4: s4, 5: s5, 6: s6, 8: s8, 10: s10 };

/** Properties that layout changes between a phone, a tablet and a desktop. Few on purpose: each value is a class. */
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
    /** How its children are laid out. `none` leaves it out, `contents` leaves out only the box itself. @default the element's own */
    display: ['none', 'block', 'flex', 'grid', 'contents'],
    /** With `display="flex"`: in a row or below one another. @default 'row' */
    flexDirection: ['row', 'column', 'column-reverse'],
    /** Where children stand across their row or column. @default 'stretch' */
    alignItems: ['stretch', 'flex-start', 'center', 'flex-end', 'baseline'],
    /** Where children stand along their row or column. @default 'flex-start' */
    justifyContent: ['flex-start', 'center', 'flex-end', 'space-between'],
    /** Room between children, a step of the space scale. @default 0 */
    gap: space,
    /** Room inside above and below, a step of the space scale. @default 0 */
    paddingBlock: space,
    /** Room inside at both sides, a step of the space scale. @default 0 */
    paddingInline: space,
    /** With `display="grid"`: how many equal columns, or `1:2` for two of which the second is twice as wide. @default 1 */
    gridTemplateColumns: {
      1: 'minmax(0, 1fr)',
      2: 'repeat(2, minmax(0, 1fr))',
      3: 'repeat(3, minmax(0, 1fr))',
      4: 'repeat(4, minmax(0, 1fr))',
      '1:2': 'minmax(0, 1fr) minmax(0, 2fr)',
    },
  },
  shorthands: {
    /** Room inside on all sides, a step of the space scale. @default 0 */
    padding: ['paddingBlock', 'paddingInline'],
  },
});

const fixed = defineProperties({
  '@layer': layers.layout,
  properties: {
    /** Children that find no room go to the next line. @default none, they stay in one */
    flexWrap: ['wrap'],
    /** Takes the room that is left in the row or column around. @default none */
    flexGrow: { true: 1 },
    /** 0 lets it become narrower than its words, where it is in a row. @default none, as wide as its longest word */
    minWidth: { 0: 0 },
    /** As wide as what it is in. @default by its content and what is around */
    width: { full: '100%' },
    /** The width of a form or of a page's content. @default no limit */
    maxWidth: { form: vars.size.form, content: vars.size.content },
    /** Is in the middle of what is around. @default none */
    marginInline: ['auto'],
    /** `relative` for what is placed over it, `sticky` for what stays in view. @default none */
    position: ['relative', 'sticky'],
    /** Its ground: that of cards, of what is sunk into them, of the page. @default none */
    backgroundColor: {
      surface: vars.color.surface,
      sunken: vars.color.sunken,
      canvas: vars.color.canvas,
    },
    /** A hairline around it. @default none */
    border: { hairline: `1px solid ${vars.color.border}` },
    /** Round corners. @default none */
    borderRadius: { md: vars.radius.md, lg: vars.radius.lg },
    /** In a grid: over its whole width. @default one cell */
    gridColumn: { full: '1 / -1' },
  },
});

export const sprinkles = createSprinkles(responsive, fixed);
export type Sprinkles = Parameters<typeof sprinkles>[0];
