import { media } from '@karvon/ui/internal/media';
import { componentStyle } from '@karvon/ui/theme/component-style';
import { vars } from '@karvon/ui/theme/contract.css';

/** Widths of the outer panes (design §6, Chat). */
const listWidth = '328px';
const asideWidth = '296px';

/** Takes the room that the shell's main part has, so that the panes scroll and the page does not. */
export const frame = componentStyle({
  position: 'relative',
  flex: '1 1 auto',
  minHeight: '320px',
});

export const panes = componentStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridTemplateColumns: `${listWidth} minmax(0, 1fr)`,
  gridTemplateRows: 'minmax(0, 1fr)',
  selectors: {
    '&[data-aside]': { gridTemplateColumns: `${listWidth} minmax(0, 1fr) ${asideWidth}` },
  },
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      selectors: { '&[data-aside]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
});

const cell = { display: 'flex', minWidth: 0, minHeight: 0 } as const;

export const list = componentStyle({
  ...cell,
  borderInlineEnd: `1px solid ${vars.color.border}`,
  '@media': {
    [media.phone]: {
      borderInlineEnd: 'none',
      selectors: { [`${panes}[data-shown='main'] &`]: { display: 'none' } },
    },
  },
});

export const main = componentStyle({
  ...cell,
  '@media': {
    [media.phone]: { selectors: { [`${panes}[data-shown='list'] &`]: { display: 'none' } } },
  },
});

export const aside = componentStyle({
  ...cell,
  borderInlineStart: `1px solid ${vars.color.border}`,
  '@media': { [media.phone]: { display: 'none' } },
});
