import { componentStyle } from '../../theme/component-style';

const forced = '(forced-colors: active)';

export const areaTop = componentStyle({ stopColor: 'currentColor', stopOpacity: 0.16 });
export const areaEnd = componentStyle({ stopColor: 'currentColor', stopOpacity: 0 });

/** In forced colours a tint has no meaning, and would grey the lines. */
export const area = componentStyle({ '@media': { [forced]: { display: 'none' } } });
