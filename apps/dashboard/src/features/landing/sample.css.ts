import { vars } from '@karvon/ui/theme';
import { style } from '@vanilla-extract/css';
import { narrow } from './landing.css';

export const sample = style({
  position: 'relative',
  height: '468px',
  '@media': { [narrow]: { height: 'auto' } },
});

export const card = style({
  position: 'absolute',
  insetInlineStart: vars.space[10],
  top: 0,
  width: '372px',
  maxWidth: '100%',
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.xl,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.lg,
  '@media': { [narrow]: { position: 'static', width: '100%' } },
});

export const image = style({ position: 'relative' });

export const cover = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '2 / 1',
  objectFit: 'cover',
  backgroundColor: '#E3DFD8',
});

export const status = style({
  position: 'absolute',
  insetInlineStart: vars.space['2.5'],
  top: vars.space['2.5'],
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['1.5'],
  height: vars.space[6],
  padding: `0 ${vars.space[2]}`,
  border: `1px solid ${vars.color.successBorder}`,
  borderRadius: vars.radius.sm,
  backgroundColor: vars.color.successSoft,
  color: vars.color.successText,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
});

export const body = style({ padding: vars.space[4] });

export const car = style({
  fontSize: vars.text.lg,
  lineHeight: vars.line.lg,
  fontWeight: vars.weight.semibold,
});

export const specs = style({
  marginTop: vars.space['0.5'],
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  color: vars.color.textMuted,
});

export const price = style({
  marginTop: vars.space['2.5'],
  fontSize: vars.text.xl,
  lineHeight: vars.line.xl,
  fontWeight: vars.weight.semibold,
  letterSpacing: vars.track.snug,
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  marginTop: vars.space['2.5'],
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  color: vars.color.textMuted,
});

export const factItem = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['1.5'],
});

export const factEnd = style([factItem, { marginInlineStart: 'auto' }]);

export const footer = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '52px',
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderTop: `1px solid ${vars.color.divider}`,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  color: vars.color.textMuted,
});

export const ring = style({
  flex: 'none',
  width: '18px',
  height: '18px',
  transform: 'rotate(-90deg)',
});

export const ringTrack = style({
  fill: 'none',
  stroke: vars.color.accentSoftHover,
  strokeWidth: 3,
});

export const ringDone = style({
  fill: 'none',
  stroke: vars.color.accent,
  strokeWidth: 3,
  strokeDasharray: '61 100',
});

const floating = style({
  position: 'absolute',
  padding: '14px 16px',
  border: `1px solid ${vars.color.border}`,
  borderRadius: '14px',
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.md,
  '@media': { [narrow]: { display: 'none' } },
});

export const message = style([floating, { insetInlineEnd: 0, top: '40px', width: '220px' }]);

export const from = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
});

export const avatar = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '28px',
  height: '28px',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.dealSoft,
  color: vars.color.dealText,
  fontSize: vars.text['2xs'],
  fontWeight: vars.weight.medium,
});

export const name = style({ flex: 1, minWidth: 0, fontWeight: vars.weight.medium });

export const time = style({ fontSize: vars.text.xs, color: vars.color.textSubtle });

export const messageText = style({
  marginTop: vars.space[2],
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
});

export const tile = style([
  floating,
  { insetInlineEnd: vars.space[6], bottom: '56px', width: '228px' },
]);

export const tileLabel = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['1.5'],
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  color: vars.color.textMuted,
});

export const tileRow = style({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  marginTop: vars.space[1],
});

export const figure = style({
  fontSize: vars.text['3xl'],
  lineHeight: vars.line['3xl'],
  fontWeight: vars.weight.semibold,
});

export const spark = style({ width: '72px', height: '30px', overflow: 'visible' });

export const sparkLine = style({
  fill: 'none',
  stroke: vars.color.chart1,
  strokeWidth: 1.75,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});

export const sparkEnd = style({ fill: vars.color.chart1 });

export const caption = style({
  position: 'absolute',
  insetInlineStart: vars.space[10],
  bottom: 0,
  fontSize: vars.text.xs,
  lineHeight: vars.line.xs,
  color: vars.color.textSubtle,
  '@media': { [narrow]: { position: 'static', marginTop: vars.space[3] } },
});
