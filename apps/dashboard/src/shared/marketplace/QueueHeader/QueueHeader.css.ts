import { globalStyle, styleVariants } from '@vanilla-extract/css';
import { media } from '@karvon/ui/internal/media';
import { componentStyle, layered } from '@karvon/ui/theme/component-style';
import { vars } from '@karvon/ui/theme/contract.css';

/** Begins and ends where the rows of a flush `RowList` do. */
const edges = {
  paddingBlock: vars.space[3],
  paddingInline: `${vars.space[5]} ${vars.space[3]}`,
  '@media': { [media.phone]: { paddingInline: vars.space[4] } },
};

export const header = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  // A button is not truncated: next to a long title it has its own line.
  selectors: { '&[data-actions]': { flexWrap: 'wrap', rowGap: vars.space[2] } },
  ...edges,
});

export const title = componentStyle({ display: 'flex', gap: vars.space[2], minWidth: 0 });

/** One text: a long title wraps beside its icon, and its last word keeps the count. */
export const labels = componentStyle({
  minWidth: 0,
  lineHeight: vars.line.lg,
  textWrap: 'balance',
});
globalStyle(`${labels} > *`, layered({ verticalAlign: 'middle' }));
globalStyle(`${labels} > :is(h2, h3)`, layered({ display: 'inline' }));

/** Same height as the first line of the title. */
const icon = {
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  height: vars.line.lg,
} as const;
export const icons = styleVariants({
  info: layered({ ...icon, color: vars.color.infoText }),
  danger: layered({ ...icon, color: vars.color.dangerText }),
  deal: layered({ ...icon, color: vars.color.dealText }),
});

/** The title wraps before it does. A phone's arrow is on the first line. */
export const end = componentStyle({
  flex: 'none',
  maxWidth: '60%',
  '@media': {
    [media.phone]: {
      alignSelf: 'flex-start',
      marginBlock: `calc((${vars.line.lg} - ${vars.control.sm}) / 2)`,
    },
  },
  selectors: { '[data-actions] > &': { maxWidth: '100%', marginBlock: 0 } },
});

export const note = componentStyle({
  marginInlineStart: vars.space[2],
  '@media': { [media.phone]: { display: 'block', marginInlineStart: 0 } },
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
});

export const emptied = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.control.lg,
  backgroundColor: vars.color.successSoft,
  color: vars.color.successText,
  ...edges,
});

export const text = componentStyle({ minWidth: 0, overflowWrap: 'anywhere' });
