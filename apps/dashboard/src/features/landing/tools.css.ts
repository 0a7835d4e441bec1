import { vars } from '@karvon/ui/theme';
import { style } from '@vanilla-extract/css';
import { narrow } from './landing.css';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: vars.space[4],
  marginTop: vars.space[10],
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const tool = style({
  gridColumn: 'span 2',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minHeight: '344px',
  padding: '28px',
  borderRadius: '20px',
  backgroundColor: vars.color.canvas,
  scrollMarginTop: vars.space[4],
  '@media': {
    [narrow]: { gridColumn: 'auto', minHeight: 0, padding: '22px' },
  },
});

export const fullWidth = style({
  gridColumn: 'span 3',
  '@media': { [narrow]: { gridColumn: 'auto' } },
});

export const tile = style({
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '40px',
  marginBottom: vars.space['1.5'],
  borderRadius: '11px',
  backgroundColor: vars.color.surface,
  color: vars.color.accentText,
  boxShadow: vars.shadow.xs,
});

export const title = style({
  fontSize: '20px',
  lineHeight: '27px',
  letterSpacing: vars.track.snug,
});

export const text = style({ lineHeight: '22px', color: vars.color.textMuted });

export const illustration = style({ marginTop: 'auto', paddingTop: vars.space[5] });

export const chart = style({ width: '100%', height: 'auto', aspectRatio: '4 / 1' });
export const area = style({ fill: vars.color.accentSoftHover });
export const first = style({
  fill: 'none',
  stroke: vars.color.chart1,
  strokeWidth: 3,
  strokeLinejoin: 'round',
});
export const second = style({
  fill: 'none',
  stroke: vars.color.chart3,
  strokeWidth: 2.5,
  strokeLinejoin: 'round',
});

export const three = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space['2.5'],
});

export const swap = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space['2.5'],
});

export const image = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 10',
  objectFit: 'cover',
  borderRadius: vars.radius.lg,
});

export const facts = style({
  display: 'grid',
  gap: vars.space['1.5'],
  padding: `14px ${vars.space[4]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
});

export const fact = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  fontWeight: vars.weight.medium,
});

export const term = style({ fontWeight: vars.weight.regular, color: vars.color.textMuted });

export const note = style({
  marginTop: vars.space[2],
  fontSize: vars.text.xs,
  lineHeight: vars.line.xs,
  color: vars.color.textSubtle,
});
