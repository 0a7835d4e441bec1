import { hitArea } from '@karvon/ui/internal/hit-area';
import { vars } from '@karvon/ui/theme';
import { style } from '@vanilla-extract/css';
import { narrow, tiny, zoomed } from './landing.css';

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '56px',
  paddingTop: '112px',
  '@media': {
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '64px', paddingTop: '64px' },
  },
});

export const column = style({ display: 'flex', flexDirection: 'column' });

export const form = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: '18px',
  padding: vars.space[6],
  marginBottom: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderRadius: '20px',
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.md,
  '@media': { [narrow]: { padding: vars.space[4] } },
});

export const two = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '14px 12px',
  alignItems: 'end',
  '@media': { [tiny]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Four touch targets of 44 px beside a percentage. */
export const terms = style([
  two,
  {
    '@media': {
      '(min-width: 345.1px)': { gridTemplateColumns: 'minmax(190px, 1fr) minmax(0, 1fr)' },
    },
  },
]);

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['1.5'],
  minWidth: 0,
});
export const label = style({
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  fontWeight: vars.weight.medium,
});

export const problem = style({
  fontSize: vars.text.xs,
  lineHeight: vars.line.xs,
  color: vars.color.dangerText,
  selectors: { '&[hidden]': { display: 'none' } },
});

/** The trade-in band is dark in both themes. */
export const problemOnBand = style([problem, { color: '#FFD3CF' }]);

export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: 0,
  height: vars.control.md,
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  cursor: 'text',
  '@media': {
    '(pointer: coarse)': { height: '44px' },
    [narrow]: { gap: vars.space[1], paddingInline: vars.space['2.5'] },
    '(max-width: 400px)': { gap: '2px', paddingInline: vars.space[2] },
  },
  selectors: {
    '&:has(:focus)': { borderColor: vars.color.accent, boxShadow: vars.shadow.focus },
  },
});

export const input = style({
  flex: 1,
  width: '100%',
  minWidth: 0,
  height: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  outline: '2px solid transparent',
});

export const suffix = style({
  fontSize: vars.text.sm,
  color: vars.color.textMuted,
  '@media': { '(max-width: 400px)': { fontSize: vars.text.xs } },
});

export const range = style({
  width: '100%',
  height: '24px',
  margin: 0,
  accentColor: vars.color.accent,
  cursor: 'pointer',
  '@media': { '(pointer: coarse)': { height: '44px' } },
});

export const months = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '2px',
  height: vars.control.md,
  padding: '3px',
  border: 0,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.sunken,
  '@media': { '(pointer: coarse)': { height: '44px' } },
});

export const month = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.sm,
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  '@media': { '(pointer: coarse)': hitArea },
  selectors: {
    '&:has(:checked)': {
      backgroundColor: vars.color.raised,
      color: vars.color.text,
      boxShadow: vars.shadow.sm,
    },
    '&:has(:focus-visible)': { boxShadow: vars.shadow.focus },
  },
});

export const fieldset = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });
export const legend = style([label, { padding: 0, marginBottom: vars.space['1.5'] }]);

export const result = style({
  display: 'block',
  margin: `auto -${vars.space[6]} -${vars.space[6]}`,
  padding: '18px 24px 20px',
  borderRadius: '0 0 19px 19px',
  backgroundColor: vars.color.accentSoft,
  '@media': {
    [narrow]: { margin: `auto -${vars.space[4]} -${vars.space[4]}`, padding: '14px 16px 16px' },
  },
});

export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '4px 12px',
  margin: '8px 0',
  fontSize: vars.text.md,
  lineHeight: '1.25rem',
  fontVariantNumeric: 'tabular-nums',
});

export const term = style({ color: vars.color.textMuted });
export const detail = style({ margin: 0, textAlign: 'end', fontWeight: vars.weight.medium });
export const formula = style({
  gridColumn: '1 / -1',
  marginTop: `-${vars.space[1]}`,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  color: vars.color.textMuted,
});

export const car = style({
  display: 'flex',
  gap: '14px',
  alignItems: 'center',
  '@media': { [zoomed]: { flexWrap: 'wrap' } },
});
export const carImage = style({
  width: '112px',
  height: '70px',
  objectFit: 'cover',
  borderRadius: '10px',
});
export const carName = style({
  fontSize: '1rem',
  lineHeight: '1.5rem',
  fontWeight: vars.weight.semibold,
});

export const whereRated = style({ selectors: { 'form:not([data-rated]) &': { display: 'none' } } });

export const radio = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});
