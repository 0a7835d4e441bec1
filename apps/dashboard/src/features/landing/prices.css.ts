import { vars } from '@karvon/ui/theme';
import { style } from '@vanilla-extract/css';
import { narrow, split } from './landing.css';

export const band = style({
  marginTop: '112px',
  padding: '96px 0',
  backgroundColor: vars.color.canvas,
  '@media': { [narrow]: { marginTop: '64px', padding: '56px 0' } },
});
export const columns = style([split, { paddingTop: 0, '@media': { [narrow]: { paddingTop: 0 } } }]);

export const promise = style({
  display: 'flex',
  gap: vars.space['2.5'],
  padding: '6px 0',
  alignItems: 'flex-start',
});
export const check = style({ flex: 'none', marginTop: '2px', color: vars.color.successText });

export const form = style({ padding: '28px', '@media': { [narrow]: { padding: vars.space[4] } } });
export const rates = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[3],
});
export const rate = style({
  padding: '14px 16px',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  '@media': { [narrow]: { padding: vars.space[3] } },
});
export const price = style({
  display: 'block',
  fontSize: '1.5rem',
  lineHeight: '2rem',
  fontWeight: vars.weight.semibold,
  letterSpacing: '-.01em',
  '@media': { [narrow]: { fontSize: '1.125rem', lineHeight: '1.625rem' } },
});
export const budget = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  margin: '20px 0 6px',
  color: vars.color.textMuted,
});
export const sum = style({
  fontSize: '1.25rem',
  lineHeight: '1.75rem',
  fontWeight: vars.weight.semibold,
  color: vars.color.text,
});
export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  fontSize: vars.text.xs,
  color: vars.color.textSubtle,
});
export const got = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space[5],
  marginTop: '18px',
  paddingTop: vars.space[4],
  borderTop: `1px solid ${vars.color.divider}`,
  color: vars.color.textMuted,
});
export const gotFigure = style({ color: vars.color.text });
