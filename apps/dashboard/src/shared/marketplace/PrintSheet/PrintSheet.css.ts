import { globalStyle } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { componentStyle, layered } from '@karvon/ui/theme/component-style';
import { vars } from '@karvon/ui/theme/contract.css';

const onPaper = 'print';

/** Read from two metres, through glass: the scale of the type is half as large again. */
const posterType = {
  [vars.text.xs]: '16px',
  [vars.line.xs]: '22px',
  [vars.text.sm]: '18px',
  [vars.line.sm]: '26px',
  [vars.text.md]: '22px',
  [vars.line.md]: '30px',
};

export const sheet = recipe({
  base: layered({
    backgroundColor: '#fff',
    color: vars.color.text,
    fontFamily: vars.font.family,
    fontSize: vars.text.md,
    lineHeight: vars.line.md,
    // Long names and comments go on to a second page, never over the edge.
    overflowWrap: 'anywhere',
  }),
  variants: {
    size: {
      a5: layered({ width: '148mm', '@media': { [onPaper]: { page: 'sheet-a5' } } }),
      a4: layered({ width: '210mm', '@media': { [onPaper]: { page: 'sheet-a4' } } }),
    },
    variant: { document: {}, poster: layered({ vars: posterType }) },
  },
});

/** Not on the screen; on paper as wide as the page. */
export const printed = componentStyle({
  display: 'none',
  '@media': { [onPaper]: { display: 'block', width: 'auto' } },
});

/** On the screen, with the margins that the page has. */
export const preview = componentStyle({
  maxWidth: '100%',
  padding: 'min(12mm, 6%)',
  borderRadius: vars.radius.xs,
  border: `1px solid ${vars.color.border}`,
  boxShadow: vars.shadow.md,
});

// While a sheet is there, it alone is printed.
globalStyle(`html[data-has-print-sheet] > body > :not(${printed})`, {
  '@media': { [onPaper]: { display: 'none !important' } },
});
globalStyle('html[data-has-print-sheet], html[data-has-print-sheet] > body', {
  '@media': {
    [onPaper]: { height: 'auto', overflow: 'visible', background: '#fff !important' },
  },
});

export const header = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[5],
});

export const titles = componentStyle({ display: 'grid', gap: vars.space[1], minWidth: 0 });

export const title = recipe({
  base: layered({ margin: 0, fontWeight: vars.weight.semibold }),
  variants: {
    variant: {
      document: layered({ fontSize: vars.text.lg, lineHeight: vars.line.lg }),
      poster: layered({
        fontSize: vars.text['4xl'],
        lineHeight: vars.line['4xl'],
        letterSpacing: vars.track.tight,
      }),
    },
  },
});

export const context = componentStyle({
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
});

export const code = recipe({
  base: layered({ flex: 'none', display: 'grid', justifyItems: 'center', gap: vars.space[1] }),
  variants: {
    variant: { document: layered({ width: '28mm' }), poster: layered({ width: '52mm' }) },
  },
});

export const headline = recipe({
  base: layered({
    marginBlockStart: vars.space[4],
    fontWeight: vars.weight.bold,
    letterSpacing: vars.track.tight,
  }),
  variants: {
    variant: {
      document: layered({ fontSize: vars.text['2xl'], lineHeight: vars.line['2xl'] }),
      poster: layered({ fontSize: vars.text['6xl'], lineHeight: vars.line['6xl'] }),
    },
  },
});

export const facts = componentStyle({ marginBlockStart: vars.space[5] });

export const signatures = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(40mm, 1fr))',
  gap: vars.space[8],
  marginBlockStart: vars.space[12],
  breakInside: 'avoid',
});

/** The line is above the name, as on a form. */
export const signature = componentStyle({
  margin: 0,
  paddingBlockStart: vars.space[1],
  borderBlockStart: `1px solid ${vars.color.text}`,
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
});

export const note = componentStyle({
  marginBlockStart: vars.space[5],
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
});
