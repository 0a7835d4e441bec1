import { styleVariants } from '@vanilla-extract/css';
import { componentStyle, layered } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

const forced = '(forced-colors: active)';

export const spark = componentStyle({ display: 'block', flex: 'none', overflow: 'visible' });

const line = (stroke: string) =>
  layered({
    fill: 'none',
    stroke,
    strokeWidth: 1.75,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
    '@media': { [forced]: { stroke: 'CanvasText' } },
  });
const dot = (fill: string) => layered({ fill, '@media': { [forced]: { fill: 'CanvasText' } } });

export const lines = styleVariants({
  accent: line(vars.color.chart1),
  success: line(vars.color.success),
  danger: line(vars.color.danger),
  neutral: line(vars.color.chartPrev),
});
export const dots = styleVariants({
  accent: dot(vars.color.chart1),
  success: dot(vars.color.success),
  danger: dot(vars.color.danger),
  neutral: dot(vars.color.chartPrev),
});
