import { vars } from '@karvon/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Below this everything stands in one column (as on the sign-in pages). */
export const narrow = '(max-width: 900px)';

export const page = style({ minHeight: '100dvh', backgroundColor: vars.color.surface });

// The design system keeps room for a scroll bar; here it would be a strip beside the lit ground.
globalStyle(`html:has(${page})`, { scrollbarGutter: 'auto' });

export const lit = style({ backgroundColor: vars.color.canvas, overflow: 'hidden' });

export const width = style({
  width: '100%',
  maxWidth: '1184px',
  margin: '0 auto',
  padding: `0 ${vars.space[8]}`,
  '@media': { [narrow]: { padding: `0 ${vars.space[4]}` } },
});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[5],
  height: '80px',
  '@media': { [narrow]: { height: '68px', gap: vars.space[2] } },
});

export const nav = style({
  display: 'flex',
  gap: vars.space[6],
  marginInlineStart: vars.space[5],
  '@media': { '(max-width: 1000px)': { display: 'none' } },
});

export const navLink = style({
  borderRadius: vars.radius.xs,
  color: vars.color.textMuted,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: vars.color.text },
    '&:focus-visible': { outline: '2px solid transparent', boxShadow: vars.shadow.focus },
  },
});

export const headerEnd = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[5],
  marginInlineStart: 'auto',
  '@media': { [narrow]: { gap: vars.space[2] } },
});

export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.08fr)',
  gap: vars.space[12],
  alignItems: 'center',
  paddingBlock: '56px 72px',
  '@media': {
    [narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space[8],
      paddingBlock: `${vars.space[6]} ${vars.space[10]}`,
    },
  },
});

export const title = style({
  fontSize: '54px',
  lineHeight: '60px',
  fontWeight: vars.weight.bold,
  letterSpacing: '-.03em',
  '@media': { [narrow]: { fontSize: vars.text['4xl'], lineHeight: '41px' } },
});

export const lead = style({
  maxWidth: '30em',
  margin: `${vars.space[5]} 0 28px`,
  fontSize: vars.text.xl,
  lineHeight: '28px',
  color: vars.color.textMuted,
  '@media': {
    [narrow]: {
      margin: `14px 0 ${vars.space[5]}`,
      fontSize: vars.text.lg,
      lineHeight: '25px',
    },
  },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  '@media': { [narrow]: { flexDirection: 'column' } },
});

export const fact = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['1.5'],
  marginTop: vars.space[5],
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  color: vars.color.textSubtle,
});

export const section = style({
  paddingBlock: '88px',
  scrollMarginTop: 0,
  '@media': { [narrow]: { paddingBlock: '52px' } },
});

export const heading = style({
  fontSize: vars.text['4xl'],
  lineHeight: vars.line['4xl'],
  letterSpacing: vars.track.tight,
  '@media': { [narrow]: { fontSize: vars.text['3xl'], lineHeight: vars.line['3xl'] } },
});

export const sub = style({
  maxWidth: '36em',
  marginTop: vars.space[3],
  fontSize: '17px',
  lineHeight: '27px',
  color: vars.color.textMuted,
});

// On the blue plate, which is as blue in the dark.
export const light = style({
  backgroundColor: '#fff',
  borderColor: 'transparent',
  color: '#0F4CB8',
  selectors: { '&:hover': { background: '#EFF5FE' }, '&:active': { background: '#DEEAFE' } },
});

export const outline = style({
  background: 'none',
  borderColor: 'rgb(255 255 255 / .5)',
  boxShadow: 'none',
  color: '#fff',
  selectors: {
    '&:hover': { background: 'rgb(255 255 255 / .1)' },
    '&:active': { background: 'rgb(255 255 255 / .18)' },
  },
});

export const footer = style({
  padding: '28px 0',
  borderTop: `1px solid ${vars.color.border}`,
  color: vars.color.textMuted,
});

export const footerRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[2],
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
});
