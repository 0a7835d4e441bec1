import { vars } from '@karvon/ui/theme';
import { style } from '@vanilla-extract/css';
import { narrow } from './landing.css';

export const tiles = style({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' });

export const tile = style({
  display: 'block',
  padding: '16px 20px',
  borderInlineStart: `1px solid ${vars.color.divider}`,
  '@media': { [narrow]: { padding: '12px' } },
  selectors: {
    '&:first-child': {
      borderColor: 'transparent',
      backgroundColor: vars.color.accentSoft,
      boxShadow: `inset 0 2px ${vars.color.accent}`,
    },
    '&:hover': { backgroundColor: vars.color.hover },
    '&:focus-visible': {
      outline: '2px solid transparent',
      boxShadow: `inset 0 0 0 2px ${vars.color.focus}`,
    },
  },
});

export const value = style({
  display: 'block',
  fontSize: '1.625rem',
  lineHeight: '2.125rem',
  fontWeight: vars.weight.semibold,
  letterSpacing: '-.01em',
  '@media': { [narrow]: { fontSize: '1.25rem', lineHeight: '1.625rem' } },
});

export const sum = style({
  padding: '10px 20px',
  borderBlock: `1px solid ${vars.color.divider}`,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  color: vars.color.textMuted,
  '@media': { [narrow]: { paddingInline: '12px' } },
});

export const strong = style({ color: vars.color.text, fontWeight: vars.weight.medium });

export const legend = style({
  display: 'flex',
  gap: vars.space[4],
  padding: '12px 20px 0',
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  color: vars.color.textMuted,
});

export const key = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['1.5'],
  selectors: {
    '&::before': {
      content: '""',
      width: '14px',
      height: '3px',
      borderRadius: '2px',
      backgroundColor: vars.color.chart1,
    },
  },
});
export const secondKey = style([
  key,
  { selectors: { '&::before': { backgroundColor: vars.color.chart3 } } },
]);

export const chart = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  padding: '8px 12px 4px',
  overflow: 'visible',
});
/** The drawing scales down below this width, so its text gets larger. */
const phone = '(max-width: 500px)';
export const grid = style({ stroke: vars.color.chartGrid, strokeWidth: 1 });
export const axis = style({
  fill: vars.color.chartAxis,
  fontSize: '0.6875rem',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [phone]: { fontSize: '1.1875rem' } },
});
export const end = style([axis, { textAnchor: 'end' }]);
export const middle = style([axis, { textAnchor: 'middle' }]);
export const area = style({ fill: vars.color.accentSoft });
const line = {
  fill: 'none',
  strokeWidth: 2,
  strokeLinejoin: 'round',
  '@media': { [phone]: { strokeWidth: 3.5 } },
} as const;
export const views = style({ ...line, stroke: vars.color.chart1 });
export const leads = style({ ...line, stroke: vars.color.chart3 });

export const rows = style({ borderTop: `1px solid ${vars.color.divider}` });
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['1.5'],
  minHeight: '44px',
  padding: '0 20px',
  color: vars.color.accentText,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  '@media': { [narrow]: { paddingInline: '12px' } },
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': {
      outline: '2px solid transparent',
      boxShadow: `inset 0 0 0 2px ${vars.color.focus}`,
    },
  },
});
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  fontVariantNumeric: 'tabular-nums',
});
export const cell = style({
  padding: '6px 20px',
  borderTop: `1px solid ${vars.color.divider}`,
  textAlign: 'end',
  '@media': { [narrow]: { paddingInline: '6px' } },
  selectors: {
    '&:first-child': {
      textAlign: 'start',
      '@media': { [narrow]: { paddingInlineStart: '12px' } },
    },
    '&:last-child': { '@media': { [narrow]: { paddingInlineEnd: '12px' } } },
    'tfoot &': { fontWeight: vars.weight.medium },
    ...Object.fromEntries(
      [2, 3, 4].map((column) => [
        `${table}:has(th:nth-child(${String(column)}):target) &:nth-child(${String(column)})`,
        { backgroundColor: vars.color.accentSoft },
      ]),
    ),
  },
});
