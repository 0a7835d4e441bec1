import { createContainer, globalStyle, type StyleRule } from '@vanilla-extract/css';
import { focusRing } from '../../private/focus-ring';
import { media } from '../../private/media';
import { componentStyle, layered } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

/** Container of a row, for width queries. */
export const entry = createContainer();

/** Widths at which buttons move below the text: `below` for any, `beside` for one short button. */
const narrow = { below: '560px', beside: '320px' } as const;

/** Rules for narrow rows, by the position of the part. */
const whereNarrow = (rules: Readonly<Record<string, StyleRule>>): StyleRule => ({
  '@container': Object.fromEntries(
    Object.entries(narrow).map(([actions, width]) => [
      `${entry} (max-width: ${width})`,
      {
        selectors: Object.fromEntries(
          Object.entries(rules).map(([part, rule]) => [
            `[data-actions="${actions}"] ${part}`,
            rule,
          ]),
        ),
      },
    ]),
  ),
});
/** A part of the row itself, and one inside its text. */
const ofNarrow = (rule: StyleRule) => whereNarrow({ '> &': rule });
const inNarrow = (rule: StyleRule) => whereNarrow({ '> * > &': rule });

/** Order: start, image, text, end, sign, actions. Gaps are margins, so that a missing part leaves none. */
export const row = componentStyle({
  position: 'relative',
  flex: '1 1 auto',
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr) fit-content(60%) auto auto',
  alignItems: 'center',
  width: '100%',
  minWidth: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.md,
  background: 'none',
  color: vars.color.text,
  textAlign: 'start',
  textDecoration: 'none',
  outline: 'none',
  outlineOffset: '-2px',
  WebkitTapHighlightColor: 'transparent',
  // Outside a list only the text gives the row its height.
  '@media': { [media.coarse]: { selectors: { 'a&, button&': { minHeight: vars.control.md } } } },
  selectors: {
    'a&, button&': { cursor: 'pointer' },
    '&[data-size="sm"]': { fontSize: vars.text.sm, lineHeight: vars.line.sm },
    '&[data-tone="accent"]': { backgroundColor: vars.color.accentSoft },
    '&[data-tone="success"]': {
      backgroundColor: vars.color.successSoft,
      color: vars.color.successText,
    },
    '&[data-tone="danger"]': { color: vars.color.dangerText },
    '&[data-urgent]::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      width: '3px',
      backgroundColor: vars.color.danger,
    },
    '&[data-hovered]': { backgroundColor: vars.color.hover },
    '&[data-pressed]': { backgroundColor: vars.color.pressed },
    '&[data-focus-visible]': focusRing,
    '&[aria-disabled]': {
      background: 'none',
      color: vars.color.textSubtle,
      cursor: 'default',
    },
  },
});

export const start = componentStyle({
  gridColumn: 1,
  display: 'flex',
  marginInlineEnd: vars.space[3],
  '@media': { [media.zoomed]: { marginInlineEnd: 0 } },
});

export const image = componentStyle({
  gridColumn: 2,
  display: 'flex',
  marginInlineEnd: vars.space[3],
  ...ofNarrow({ gridRow: '1 / span 3', alignSelf: 'start' }),
  // At high zoom a Back button and an image leave no space for the name.
  '@media': { [media.zoomed]: { selectors: { [`${start} + &`]: { display: 'none' } } } },
});

export const icon = componentStyle({
  gridColumn: 2,
  marginInlineEnd: vars.space[3],
  color: vars.color.textMuted,
  selectors: { ':is([data-tone="danger"], [data-tone="success"]) > &': { color: 'inherit' } },
});

export const text = componentStyle({
  gridColumn: 3,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  // Its lines become lines of the row: the first shares its line with the end, the others have the full width.
  ...ofNarrow({ display: 'contents' }),
});

const truncated = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const title = componentStyle({
  selectors: {
    '[data-detailed] > * > &': { fontWeight: vars.weight.medium },
    '[data-unread] > * > &': { fontWeight: vars.weight.semibold },
    '[data-truncated] > * > &': truncated,
  },
  ...inNarrow({ gridColumn: 3, gridRow: 1, minWidth: 0, overflowWrap: 'anywhere' }),
});

/** Covers the row; only the row's controls are above it. */
export const titleLink = componentStyle({
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  fontWeight: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.md },
    '&[data-hovered]::after': { backgroundColor: vars.color.hover },
    '&[data-pressed]::after': { backgroundColor: vars.color.pressed },
    '&[data-focus-visible]::after': { ...focusRing, outlineOffset: '-2px' },
  },
});

export const detail = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  fontWeight: vars.weight.regular,
  selectors: {
    '[data-truncated] > * > &': truncated,
    ':is([aria-disabled], [data-tone="success"]) > * > &': { color: 'inherit' },
  },
  ...inNarrow({ gridColumn: '3 / 6', gridRow: 2, minWidth: 0, overflowWrap: 'anywhere' }),
});

export const meta = componentStyle({
  color: vars.color.textSubtle,
  fontSize: vars.text.xs,
  lineHeight: vars.line.xs,
  // The paler text has too little contrast on the pressed background.
  selectors: { '[data-pressed] > * > &': { color: vars.color.textMuted } },
  ...inNarrow({ gridColumn: '3 / 6', gridRow: 3 }),
});

/** Controls at the end of the row are above the link of the title. */
export const end = componentStyle({
  gridColumn: 4,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  marginInlineStart: vars.space[3],
  '@media': { [media.zoomed]: { marginInlineStart: 0 } },
  ...whereNarrow({
    '> &': { gridRow: 1 },
    '> &[data-below]': {
      gridColumn: '3 / 6',
      gridRow: 4,
      justifySelf: 'start',
      marginInlineStart: 0,
      marginBlockStart: vars.space['1.5'],
    },
  }),
});

export const sign = componentStyle({
  gridColumn: 5,
  marginInlineStart: vars.space[3],
  color: vars.color.textMuted,
});

export const dot = componentStyle({
  gridColumn: 5,
  alignSelf: 'start',
  width: '8px',
  height: '8px',
  marginInlineStart: vars.space[3],
  marginBlockStart: vars.space['1.5'],
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.accent,
  '@media': { [media.forced]: { backgroundColor: 'Highlight' } },
});

export const actions = componentStyle({
  gridColumn: 6,
  position: 'relative',
  display: 'flex',
  gap: vars.space['1.5'],
  marginInlineStart: vars.space[3],
  ...ofNarrow({
    gridColumn: '1 / -1',
    gridRow: 5,
    flexWrap: 'wrap',
    gap: vars.space[2],
    marginInlineStart: 0,
    marginBlockStart: vars.space['2.5'],
  }),
});

for (const [where, width] of Object.entries(narrow)) {
  const button = (which: string, rule: StyleRule) =>
    globalStyle(
      `[data-actions="${where}"] > ${actions} > ${which}`,
      layered({ '@container': { [`${entry} (max-width: ${width})`]: rule } }),
    );
  button('*', { flex: '1 1 auto', minHeight: vars.control.md, borderRadius: vars.radius.md });
  // The first of three buttons is the main action: it gets a row of its own.
  button(':first-child:nth-last-child(3)', { flexBasis: '100%' });
}

globalStyle(
  `${row}[data-truncated] > ${text} > ${title} > :is(h1, h2, h3, h4)`,
  layered(truncated),
);
