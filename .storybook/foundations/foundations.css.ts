import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../packages/ui/src/private/media';
import { vars } from '../../packages/ui/src/theme/contract.css';
import { table } from '../page/page.css';

export const block = style({
  display: 'grid',
  gap: vars.space[5],
  marginBlock: vars.space[6],
  color: vars.color.text,
  fontSize: vars.text.md,
  lineHeight: vars.line.md,
});
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  alignItems: 'flex-end',
});
/** Both themes of one thing. */
export const pair = style({ display: 'flex', gap: vars.space[2], marginBottom: vars.space[2] });
const cardsFrom = (least: string) =>
  style({
    display: 'grid',
    gap: vars.space[4],
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`,
  });
export const cards = cardsFrom('200px');
/** Cards with a picture. */
export const gallery = cardsFrom('280px');
export const linkCard = style({
  display: 'grid',
  gap: vars.space[2],
  alignContent: 'start',
  padding: vars.space[4],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface,
});
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[3]}`,
});
globalStyle(`${linkCard} a`, { color: vars.color.accentText });
export const halves = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': { [media.fromTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const theme = style({
  padding: vars.space[5],
  borderRadius: vars.radius.lg,
  border: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.canvas,
  color: vars.color.text,
  // The shadow of one theme must not reach the page, which may use the other.
  overflow: 'clip',
});
export const name = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });
export const small = style({
  fontSize: vars.text.xs,
  lineHeight: vars.line.xs,
  color: vars.color.textSubtle,
  overflowWrap: 'anywhere',
});
export const ramp = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
});
export const step = style({
  height: vars.space[12],
  padding: vars.space[1],
  fontSize: vars.text['2xs'],
  lineHeight: vars.line['2xs'],
  overflow: 'hidden',
});
export const sample = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.space[16],
  height: vars.space[10],
  borderRadius: vars.radius.sm,
  fontWeight: vars.weight.medium,
});
export const bar = style({
  height: vars.space[4],
  borderRadius: vars.radius.xs,
  backgroundColor: vars.color.accent,
});
export const box = style({
  width: '120px',
  height: '88px',
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
});
export const layer = style({
  padding: `${vars.space[2]} ${vars.space[4]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.md,
});
export const track = style({
  position: 'relative',
  height: vars.space[6],
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.sunken,
  overflow: 'hidden',
});
export const thumb = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  width: vars.space[6],
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.accent,
  transitionProperty: 'translate',
});
export const moving = style({
  width: '96px',
  height: vars.space[10],
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.accent,
  transitionProperty: 'opacity, translate',
});
export const icon = style({
  display: 'grid',
  gap: vars.space[2],
  justifyItems: 'center',
  textAlign: 'center',
  padding: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surface,
});
export const iconSize = style({ display: 'grid', gap: vars.space[2], justifyItems: 'center' });
export const icons = style({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
});
export const scroll = style({ overflowX: 'auto' });
export const group = style({ display: 'grid', gap: vars.space[2], marginTop: vars.space[4] });
/** A table with the column widths of the table above it. */
export const evenTable = style([table, { tableLayout: 'fixed', overflowWrap: 'anywhere' }]);
/** A table with so many columns that it scrolls on a phone. */
export const largeTable = style([evenTable, { minWidth: '700px' }]);
// Storybook's links are too dark for the dark theme.
globalStyle(`${block} td > a`, { color: vars.color.accentText });
export const waiting = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  fontWeight: vars.weight.medium,
});
export const typeSample = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[6] });
