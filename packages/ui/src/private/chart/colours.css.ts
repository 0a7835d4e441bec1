import { styleVariants } from '@vanilla-extract/css';
import { componentStyle, layered } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

const forced = '(forced-colors: active)';

/** Colours of lines; `previous` is the previous period, dashed. */
export type ChartColour = 'chart1' | 'chart2' | 'chart3' | 'chart4' | 'previous';

/** In forced colours all lines have one colour, and dashes distinguish them. */
const line = (stroke: string, forcedDash: string, strokeWidth = 2.25) =>
  layered({
    fill: 'none',
    stroke,
    strokeWidth,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
    '@media': { [forced]: { stroke: 'CanvasText', strokeDasharray: forcedDash } },
  });

export const marks = styleVariants({
  chart1: line(vars.color.chart1, 'none'),
  chart2: line(vars.color.chart2, '10 5'),
  chart3: line(vars.color.chart3, '6 5', 1.75),
  chart4: line(vars.color.chart4, '10 5 2 5'),
  previous: layered({
    fill: 'none',
    stroke: vars.color.chartPrev,
    strokeWidth: 1.75,
    strokeDasharray: '3 5',
    strokeLinecap: 'round',
    '@media': { [forced]: { stroke: 'GrayText' } },
  }),
});

const dot = (fill: string) =>
  layered({
    fill,
    stroke: vars.color.surface,
    strokeWidth: 2,
    '@media': { [forced]: { fill: 'CanvasText', stroke: 'Canvas' } },
  });

export const dots = styleVariants({
  chart1: dot(vars.color.chart1),
  chart2: dot(vars.color.chart2),
  chart3: dot(vars.color.chart3),
  chart4: dot(vars.color.chart4),
  previous: dot(vars.color.chartPrev),
});

const openDot = (stroke: string) =>
  layered({
    fill: vars.color.surface,
    stroke,
    strokeWidth: 2.25,
    '@media': { [forced]: { fill: 'Canvas', stroke: 'CanvasText' } },
  });

/** A point of an incomplete period. */
export const openDots = styleVariants({
  chart1: openDot(vars.color.chart1),
  chart2: openDot(vars.color.chart2),
  chart3: openDot(vars.color.chart3),
  chart4: openDot(vars.color.chart4),
  previous: openDot(vars.color.chartPrev),
});

/** Paler than the lines above it; forced colours keep only its edge. */
const bar = (fill: string) =>
  layered({
    fill,
    fillOpacity: 0.35,
    '@media': { [forced]: { fill: 'Canvas', fillOpacity: 1, stroke: 'CanvasText' } },
  });

export const bars = styleVariants({
  chart1: bar(vars.color.chart1),
  chart2: bar(vars.color.chart2),
  chart3: bar(vars.color.chart3),
  chart4: bar(vars.color.chart4),
  previous: bar(vars.color.chartPrev),
});

/** Children use the colour as `currentColor`. */
export const inks = styleVariants({
  chart1: layered({ color: vars.color.chart1 }),
  chart2: layered({ color: vars.color.chart2 }),
  chart3: layered({ color: vars.color.chart3 }),
  chart4: layered({ color: vars.color.chart4 }),
  previous: layered({ color: vars.color.chartPrev }),
});

export const lineMark = componentStyle({ flex: 'none', overflow: 'visible' });

export const targetLine = componentStyle({
  fill: 'none',
  stroke: vars.color.text,
  strokeWidth: 1.5,
  strokeDasharray: '2 3',
  '@media': { [forced]: { stroke: 'Highlight' } },
});
