import { componentStyle } from '../../theme/component-style';

/** In a narrow line the text gives way, not the image. */
export const glyph = componentStyle({ flex: 'none' });
