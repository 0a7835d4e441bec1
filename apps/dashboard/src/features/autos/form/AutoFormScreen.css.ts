import { vars } from '@karvon/ui/theme';
import { style } from '@vanilla-extract/css';

const phone = '(max-width: 767px)';
/** From here on nav, form and rail stand beside one another. */
const wide = '(min-width: 1240px)';

export const screen = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100%',
  flex: 1,
});

export const content = style({
  flex: 1,
  width: '100%',
  maxWidth: vars.size.content,
  marginInline: 'auto',
  padding: `${vars.space[6]} ${vars.space[8]} ${vars.space[10]}`,
  '@media': {
    '(max-width: 1099px)': { paddingInline: vars.space[6] },
    [phone]: { padding: `${vars.space[2]} ${vars.space[4]} ${vars.space[6]}` },
  },
});

export const phoneBar = style({
  display: 'none',
  '@media': { [phone]: { display: 'contents' } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[3],
  marginBlockEnd: vars.space[4],
  '@media': { [phone]: { display: 'none' } },
});

export const draftLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['1.5'],
  minHeight: vars.line.sm,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  color: vars.color.textMuted,
});

export const phoneDraftLine = style({
  display: 'none',
  '@media': { [phone]: { display: 'flex', marginBlockEnd: vars.space[2] } },
});

export const notices = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  selectors: { '&:not(:empty)': { marginBlockEnd: vars.space[4] } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '168px minmax(0, 1fr)',
  gap: vars.space[6],
  alignItems: 'start',
  '@media': {
    [wide]: { gridTemplateColumns: '176px minmax(0, 1fr) 288px', gap: vars.space[5] },
    '(min-width: 1400px)': {
      gridTemplateColumns: `184px minmax(0, ${vars.size.form}) 320px`,
      gap: vars.space[8],
    },
    [phone]: { display: 'block' },
  },
});

/** The cell is as tall as the form, so that what is sticky in it has room to stay. */
export const navCell = style({
  alignSelf: 'stretch',
  '@media': {
    [phone]: {
      margin: `0 calc(-1 * ${vars.space[4]}) ${vars.space[3]}`,
      paddingInlineStart: vars.space[2],
    },
  },
});

export const sections = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minWidth: 0,
  maxWidth: vars.size.form,
  margin: 0,
  padding: 0,
  border: 0,
});

export const rail = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minWidth: 0,
  gridColumn: 2,
  maxWidth: vars.size.form,
  '@media': {
    [wide]: {
      gridColumn: 3,
      position: 'sticky',
      top: `calc(${vars.size.topbar} + ${vars.space[6]})`,
    },
    [phone]: { marginBlockStart: vars.space[4] },
  },
});

export const score = style({
  paddingInlineEnd: vars.space[3],
  color: vars.color.successText,
  fontWeight: vars.weight.medium,
  fontSize: vars.text.sm,
});

export const footer = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[8]}`,
  background: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.border}`,
  '@media': {
    '(max-width: 1099px)': { paddingInline: vars.space[6] },
    [phone]: {
      flexWrap: 'wrap',
      gap: vars.space[2],
      padding: `${vars.space['2.5']} ${vars.space[4]} calc(${vars.space['2.5']} + env(safe-area-inset-bottom))`,
    },
  },
});

export const footerWords = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space['1.5'],
  flex: 1,
  minWidth: 0,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  color: vars.color.dangerText,
  '@media': { [phone]: { flex: '1 0 100%', justifyContent: 'flex-start', selectors: {} } },
});

export const footerEmpty = style({ '@media': { [phone]: { display: 'none' } } });

export const cancel = style({ '@media': { [phone]: { display: 'none' } } });

/** On a phone the two buttons share the line. */
export const deed = style({
  display: 'grid',
  '@media': { [phone]: { flex: '1 1 0' } },
});
