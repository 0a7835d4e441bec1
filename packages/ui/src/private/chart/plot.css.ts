import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

const forced = '(forced-colors: active)';

/** The chart and its cursor; touch still scrolls the page. */
export const plot = componentStyle({
  position: 'relative',
  height: '100%',
  borderRadius: vars.radius.sm,
  touchAction: 'pan-y',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:has(input:focus-visible)': {
      boxShadow: vars.shadow.focus,
      outline: '2px solid transparent',
      outlineOffset: '2px',
    },
  },
});

export const svg = componentStyle({ display: 'block', maxWidth: 'none', overflow: 'hidden' });

export const axisText = componentStyle({
  fill: vars.color.chartAxis,
  fontSize: vars.text['2xs'],
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [forced]: { fill: 'CanvasText' } },
});

export const gridLine = componentStyle({
  stroke: vars.color.chartGrid,
  '@media': { [forced]: { stroke: 'GrayText' } },
});

export const zeroLine = componentStyle({
  stroke: vars.color.chartAxis,
  '@media': { [forced]: { stroke: 'CanvasText' } },
});

export const rulerLine = componentStyle({
  stroke: vars.color.borderControl,
  strokeDasharray: '2 3',
  '@media': { [forced]: { stroke: 'Highlight' } },
});

/** For keys and screen readers: covers the chart, where touch screen readers look for it. */
export const slider = componentStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  pointerEvents: 'none',
});

export const tip = componentStyle({
  position: 'absolute',
  insetBlockStart: vars.space[1],
  zIndex: 1,
  width: 'max-content',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius.md,
  border: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.md,
  fontSize: vars.text.xs,
  lineHeight: vars.line.xs,
  pointerEvents: 'none',
});

export const tipTitle = componentStyle({
  fontWeight: vars.weight.medium,
  marginBlockEnd: vars.space[1],
  overflowWrap: 'anywhere',
});

export const tipRow = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['1.5'],
  color: vars.color.textMuted,
  selectors: { '& + &': { marginBlockStart: vars.space['0.5'] } },
});

export const tipLabel = componentStyle({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const tipValue = componentStyle({
  paddingInlineStart: vars.space[3],
  color: vars.color.text,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});
