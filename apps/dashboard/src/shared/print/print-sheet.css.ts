import { vars } from '@karvon/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Paper of a deal: half a sheet, which every printer of a showroom has. */
export const sheet = style({
  display: 'none',
  '@media': {
    print: {
      display: 'block',
      page: 'sheet',
      backgroundColor: '#fff',
      color: vars.color.text,
      // Long names and comments go on to a second page, never over the edge.
      overflowWrap: 'anywhere',
    },
  },
});

// While a sheet is there, it alone is printed.
globalStyle(`body:has(> ${sheet}) > :not(${sheet})`, {
  '@media': { print: { display: 'none !important' } },
});
globalStyle(`html:has(> body > ${sheet}), body:has(> ${sheet})`, {
  '@media': {
    print: { height: 'auto', overflow: 'visible', background: '#fff !important' },
  },
});
