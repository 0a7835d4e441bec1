import { vars } from '@karvon/ui/theme';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 760px) minmax(300px, 420px)',
  gap: vars.space[4],
  alignItems: 'start',
  '@media': { '(max-width: 1099px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const who = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space[4],
  marginBottom: vars.space[6],
});

export const picture = style({
  flex: 'none',
  width: '72px',
  height: '72px',
  borderRadius: vars.radius.full,
  objectFit: 'cover',
  backgroundColor: vars.color.sunken,
});

export const whoWords = style({ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' });

export const name = style({
  fontSize: vars.text.lg,
  lineHeight: vars.line.lg,
  fontWeight: vars.weight.semibold,
});

export const facts = style({
  marginTop: vars.space['0.5'],
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  color: vars.color.textMuted,
});

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[4],
  '@media': { '(max-width: 767px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  marginTop: vars.space[6],
  fontSize: vars.text.xs,
  lineHeight: vars.line.xs,
  color: vars.color.textSubtle,
});

export const draft = style({ flex: 1 });

export const sessions = style({ display: 'grid' });

export const session = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: `${vars.space[3]} 0`,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.divider}` } },
});

export const device = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });

export const compared = style({
  width: '100%',
  marginTop: vars.space[4],
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
});

export const cell = style({
  padding: vars.space[2],
  borderTop: `1px solid ${vars.color.divider}`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: vars.weight.regular,
  overflowWrap: 'anywhere',
});
