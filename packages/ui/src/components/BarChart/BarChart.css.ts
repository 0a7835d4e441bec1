import { componentStyle } from '../../theme/component-style';
import { vars } from '../../theme/contract.css';

const forced = '(forced-colors: active)';

export const bar = componentStyle({
  fill: vars.color.infoBorder,
  '@media': { [forced]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const highlighted = componentStyle({
  fill: vars.color.chart1,
  '@media': { [forced]: { fill: 'Highlight', stroke: 'Highlight' } },
});

/** Highlights the category under the cursor. */
export const band = componentStyle({
  fill: vars.color.hover,
  '@media': { [forced]: { fill: 'none', stroke: 'Highlight' } },
});

export const figure = componentStyle({
  fill: vars.color.text,
  fontSize: vars.text['2xs'],
  fontWeight: vars.weight.medium,
  '@media': { [forced]: { fill: 'CanvasText' } },
});
