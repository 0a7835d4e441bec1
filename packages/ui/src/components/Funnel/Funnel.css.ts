import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

const forced = '(forced-colors: active)';
const small = { fontSize: vars.text.sm, lineHeight: vars.line.sm };

export const steps = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr) auto',
  columnGap: vars.space[3],
  ...small,
});

/** A line of the funnel, on the columns of the whole. */
export const step = componentStyle({
  display: 'grid',
  gridColumn: '1 / -1',
  // Before Chrome 117 each row has columns of its own.
  gridTemplateColumns: ['inherit', 'subgrid'],
  alignItems: 'center',
});

export const label = componentStyle({
  minWidth: 0,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

export const track = componentStyle({
  height: '26px',
  borderRadius: vars.radius.sm,
  backgroundColor: vars.color.sunken,
  outline: '1px solid transparent',
  overflow: 'hidden',
});

export const bar = componentStyle({
  height: '100%',
  borderRadius: vars.radius.xs,
  backgroundColor: vars.color.chart1,
  '@media': { [forced]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
});

export const value = componentStyle({
  color: vars.color.text,
  fontWeight: vars.weight.medium,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});

export const conversion = componentStyle({
  gridColumn: 2,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  paddingBlock: '3px',
  color: vars.color.textSubtle,
  fontSize: vars.text.xs,
  lineHeight: vars.line.xs,
});

export const note = componentStyle({
  marginBlockStart: vars.space['2.5'],
  color: vars.color.textSubtle,
  fontSize: vars.text.xs,
  lineHeight: vars.line.xs,
});

export const empty = componentStyle({ color: vars.color.textMuted, ...small });
