import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../packages/ui/src/theme/contract.css';
import { stage } from './page.css';

const columnsOf = (least: string) =>
  style({
    display: 'grid',
    gap: vars.space[5],
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`,
  });

/** Grids of states, by the width of one state. */
export const states = {
  third: columnsOf('260px'),
  half: columnsOf('400px'),
  full: columnsOf('100%'),
};

export const state = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: vars.space[2],
  minWidth: 0,
});
/** Spans all columns, for an iframe wider than one. */
export const fullWidthState = style([state, { gridColumn: '1 / -1' }]);
/** A real pointer would remove the marks of a held state. */
export const heldState = style([stage, { pointerEvents: 'none' }]);
export const stateName = style({ fontWeight: vars.weight.medium });
export const frame = style({
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.canvas,
});

export const window = style({
  display: 'block',
  // A phone's iframe is centred; a desktop's is scaled to fit.
  marginInline: 'auto',
  border: 0,
  transformOrigin: '0 0',
});

export const familyStage = style([stage, { overflowX: 'auto', marginBlock: vars.space[6] }]);
export const family = style({ width: '100%', borderCollapse: 'collapse' });
globalStyle(`${family} :is(th, td)`, {
  padding: `${vars.space[2]} ${vars.space[4]} ${vars.space[2]} 0`,
  textAlign: 'start',
  fontSize: vars.text.sm,
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
  verticalAlign: 'middle',
});
globalStyle(`${family} th[scope=row]`, { width: '1%', whiteSpace: 'nowrap' });

export const exampleFrame = style([stage, { padding: vars.space[12], overflow: 'clip' }]);
export const windowExample = style([stage, { padding: vars.space[12], overflow: 'clip' }]);
/** Lines from the numbers to their parts. */
export const lines = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  zIndex: vars.layer.sticky,
  pointerEvents: 'none',
  stroke: vars.color.inverse,
  fill: vars.color.inverse,
});
export const pin = style({
  position: 'absolute',
  translate: '-50% -50%',
  // Covers sticky headers.
  zIndex: vars.layer.sticky,
  display: 'grid',
  placeItems: 'center',
  width: vars.space[5],
  height: vars.space[5],
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.inverse,
  color: vars.color.onInverse,
  fontSize: vars.text['2xs'],
  lineHeight: vars.line['2xs'],
  fontWeight: vars.weight.medium,
  pointerEvents: 'none',
});
export const inText = style([pin, { position: 'static', translate: 'none', flex: 'none' }]);
/** Number of a part that the image does not show. */
export const unseen = style([
  inText,
  {
    backgroundColor: 'transparent',
    color: vars.color.textMuted,
    border: `1px solid ${vars.color.borderControl}`,
  },
]);
export const parts = style({ display: 'grid', gap: vars.space[3] });
globalStyle(`${parts} > li`, { display: 'flex', gap: vars.space[3], alignItems: 'flex-start' });

export const pairs = style({ display: 'grid', gap: vars.space[6] });
export const advice = style({
  display: 'grid',
  gap: vars.space[2],
  alignContent: 'start',
  minWidth: 0,
});
const line = (colour: string) => style({ borderBottom: `3px solid ${colour}` });
export const adviceStage = {
  do: style([stage, line(vars.color.success)]),
  dont: style([stage, line(vars.color.danger)]),
};
export const adviceLabel = styleVariants({
  do: { color: vars.color.successText, fontWeight: vars.weight.medium },
  dont: { color: vars.color.dangerText, fontWeight: vars.weight.medium },
});

/** Text that a screen reader announces for an example. */
export const announced = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.textMuted,
});

export const quote = style({
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.sunken,
});
