import { vars } from '@karvon/ui/theme';
import { style } from '@vanilla-extract/css';
import { narrow } from './landing.css';

export const band = style({
  position: 'relative',
  marginTop: '120px',
  padding: '88px 0 72px',
  overflow: 'hidden',
  background: 'linear-gradient(180deg, #0C1A42, #12275F)',
  color: '#fff',
  '@media': { [narrow]: { marginTop: '64px', padding: '56px 0 48px' } },
});

export const sub = style({ color: '#C4D0F2', maxWidth: '36em', marginBottom: '36px' });

export const equation = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 28px minmax(0, 1fr) 28px minmax(0, 1.06fr)',
  gap: '14px',
  alignItems: 'stretch',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] } },
});

export const sign = style({
  alignSelf: 'center',
  fontSize: '1.875rem',
  lineHeight: 1,
  textAlign: 'center',
  color: '#9FB3EA',
});

export const box = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '14px',
  padding: '14px',
  borderRadius: '20px',
  backgroundColor: 'rgb(255 255 255 / .07)',
  boxShadow: 'inset 0 0 0 1px rgb(255 255 255 / .12)',
});

export const image = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  objectPosition: '50% 70%',
  borderRadius: vars.radius.lg,
  '@media': { [narrow]: { aspectRatio: '2 / 1' } },
});

export const label = style({
  display: 'block',
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  color: '#B9C6EA',
});
export const name = style({
  display: 'block',
  fontSize: '1rem',
  lineHeight: '1.5rem',
  fontWeight: vars.weight.semibold,
});

export const result = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: vars.space[4],
  padding: vars.space[6],
  borderRadius: '20px',
  backgroundColor: '#fff',
  color: '#1A1F29',
});

export const parts = style({
  display: 'grid',
  gap: vars.space[2],
  paddingTop: vars.space[4],
  borderTop: '1px solid #E3E5E9',
});

export const part = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const plain = style({ fontSize: vars.text.sm, lineHeight: vars.line.sm, color: '#5C6169' });
export const theyPay = style([
  plain,
  { selectors: { 'form[data-we-give] &': { display: 'none' } } },
]);
export const wePay = style([
  plain,
  { selectors: { 'form:not([data-we-give]) &': { display: 'none' } } },
]);
export const units = style([
  plain,
  { display: 'block', selectors: { 'form:not([data-rated]) &': { visibility: 'hidden' } } },
]);
export const note = style({
  display: 'block',
  marginTop: '10px',
  fontSize: vars.text.xs,
  color: '#B9C6EA',
  textAlign: 'end',
});

export const valueBox = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  height: vars.control.lg,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.md,
  backgroundColor: '#fff',
  color: '#1A1F29',
  fontSize: vars.text.lg,
  cursor: 'text',
  selectors: { '&:has(:focus)': { boxShadow: '0 0 0 3px rgb(104 162 254 / .75)' } },
});
export const suffix = style({ color: '#5C6169' });
