import { vars } from '@karvon/ui/theme';
import { style } from '@vanilla-extract/css';

// The list of cars before the first script runs: part of app.html, laid out like the real one.

const phone = '(max-width: 767px)';
const tablet = '(min-width: 768px)';
const narrow = '(max-width: 1099px)';
const coarse = '(pointer: coarse)';

const block = { backgroundColor: vars.color.skeleton, borderRadius: vars.radius.sm } as const;

export const page = style({
  maxWidth: vars.size.content,
  marginInline: 'auto',
  padding: `${vars.space[6]} ${vars.space[8]} ${vars.space[10]}`,
  '@media': {
    [narrow]: { paddingInline: vars.space[6] },
    [phone]: { padding: vars.space[4] },
  },
});

export const title = style({
  minHeight: '46px',
  marginBlockEnd: vars.space[4],
  fontSize: vars.text['2xl'],
  lineHeight: vars.line['2xl'],
  fontWeight: vars.weight.semibold,
  letterSpacing: vars.track.snug,
  '@media': { [phone]: { minHeight: vars.line['2xl'] } },
});

export const tabs = style({
  display: 'flex',
  gap: vars.space[5],
  overflow: 'hidden',
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': { [phone]: { gap: vars.space[4] } },
});

export const tab = style({
  flex: 'none',
  height: '42px',
  display: 'inline-flex',
  alignItems: 'center',
  color: vars.color.textMuted,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  position: 'relative',
  gap: vars.space['1.5'],
  selectors: {
    '&::after': {
      ...block,
      content: '""',
      width: '26px',
      height: vars.line.sm,
      borderRadius: vars.radius.full,
    },
    '&:first-child': { color: vars.color.text, fontWeight: vars.weight.semibold },
    '&:first-child::after': { width: '36px' },
    '&:first-child::before': {
      content: '""',
      position: 'absolute',
      inset: 'auto 0 0',
      height: vars.space['0.5'],
      borderRadius: '2px 2px 0 0',
      backgroundColor: vars.color.accent,
    },
  },
  '@media': { [coarse]: { height: vars.control.md } },
});

export const search = style({
  display: 'flex',
  gap: vars.space[2],
  marginBlock: `${vars.space[3]} calc(2 * ${vars.space[3]} + ${vars.line.sm})`,
  '@media': {
    '(min-width: 768px) and (max-width: 1276px)': {
      paddingBlockEnd: `calc(${vars.control.md} + ${vars.space[2]})`,
    },
  },
});

export const field = style({
  flex: 1,
  height: vars.control.md,
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surface,
  selectors: { '& + &': { flex: 'none', width: vars.control.md } },
  '@media': {
    [tablet]: {
      selectors: {
        '& + &': { width: 'min(702px, 65%)', borderColor: 'transparent', background: 'none' },
      },
    },
  },
});

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': {
    '(min-width: 640px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '(min-width: 1280px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    '(min-width: 1600px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const card = style({
  position: 'relative',
  overflow: 'clip',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface,
  '@media': { [phone]: { selectors: { '&:nth-child(n + 3)': { display: 'none' } } } },
});

export const photo = style({
  position: 'relative',
  aspectRatio: '2 / 1',
  backgroundColor: vars.color.sunken,
});

export const text = style({
  display: 'grid',
  gap: vars.space['2.5'],
  height: '137px',
  padding: `18px ${vars.space[4]}`,
  alignContent: 'start',
  '@media': { [coarse]: { height: '142px' } },
});

export const line = style({
  ...block,
  height: '14px',
  width: '65%',
  selectors: { '&:first-child': { width: '50%', height: '18px' } },
});

export const footer = style({
  height: '52px',
  borderBlockStart: `1px solid ${vars.color.divider}`,
});
