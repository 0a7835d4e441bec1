import { desktopPart } from '../../routing/desktop-part';

/** Below the first screen: the chunk loads once the page is usable. */
export const listEnd = desktopPart(() => import('./ListEnd'));
