import { componentStyle } from '../../theme/component-style';

/** In a narrow line the words give way, not the image. */
export const glyph = componentStyle({ flex: 'none' });
