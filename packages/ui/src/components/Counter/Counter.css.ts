import { componentStyle } from '../../theme/component-style';

/** Keeps the mark from being squeezed in a row. */
export const counter = componentStyle({ display: 'inline-block', flex: 'none' });
