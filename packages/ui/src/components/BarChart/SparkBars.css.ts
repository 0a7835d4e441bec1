import { media } from '../../private/media';
import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

export const chart = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['1.5'],
  minWidth: 0,
});

export const bars = componentStyle({
  display: 'flex',
  alignItems: 'flex-end',
  gap: vars.space['0.5'],
  height: vars.space[24],
  borderBlockEnd: `1px solid ${vars.color.chartGrid}`,
});

/** The whole column reacts to the pointer, so that small bars can be hovered. */
export const column = componentStyle({
  display: 'flex',
  alignItems: 'flex-end',
  flex: '1 1 0',
  minWidth: 0,
  height: '100%',
});

export const bar = componentStyle({
  width: '100%',
  minHeight: '1px',
  borderStartStartRadius: vars.radius.xs,
  borderStartEndRadius: vars.radius.xs,
  backgroundColor: vars.color.chart1,
  opacity: 0.75,
  transition: `opacity ${vars.duration.fast} ${vars.ease.out}`,
  selectors: { [`${column}:hover &`]: { opacity: 1 } },
  '@media': { [media.forced]: { backgroundColor: 'CanvasText' } },
});

export const ends = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  fontSize: vars.text['2xs'],
  lineHeight: vars.line['2xs'],
  color: vars.color.chartAxis,
});
