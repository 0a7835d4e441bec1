import { desktopPart } from '../../routing/desktop-part';

/** Chunk below the first screen. Loads once the page is usable. */
export const listEnd = desktopPart(() => import('./ListEnd'));
