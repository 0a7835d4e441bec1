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
    display: ['none', 'block', 'flex', 'grid', 'contents'],
    flexDirection: ['row', 'column', 'column-reverse'],
    alignItems: ['stretch', 'flex-start', 'center', 'flex-end', 'baseline'],
    justifyContent: ['flex-start', 'center', 'flex-end', 'space-between'],
    gap: space,
    paddingBlock: space,
    paddingInline: space,
    gridTemplateColumns: {
      1: 'minmax(0, 1fr)',
      2: 'repeat(2, minmax(0, 1fr))',
      3: 'repeat(3, minmax(0, 1fr))',
      4: 'repeat(4, minmax(0, 1fr))',
      '1:2': 'minmax(0, 1fr) minmax(0, 2fr)',
    },
  },
  shorthands: { padding: ['paddingBlock', 'paddingInline'] },
});

const fixed = defineProperties({
  '@layer': layers.layout,
  properties: {
    flexWrap: ['wrap'],
    flexGrow: { true: 1 },
    minWidth: { 0: 0 },
    width: { full: '100%' },
    maxWidth: { form: vars.size.form, content: vars.size.content },
    marginInline: ['auto'],
    position: ['relative', 'sticky'],
    backgroundColor: {
      surface: vars.color.surface,
      sunken: vars.color.sunken,
      canvas: vars.color.canvas,
    },
    border: { hairline: `1px solid ${vars.color.border}` },
    borderRadius: { md: vars.radius.md, lg: vars.radius.lg },
    gridColumn: { full: '1 / -1' },
  },
});

export const sprinkles = createSprinkles(responsive, fixed);
export type Sprinkles = Parameters<typeof sprinkles>[0];
