import { desktopPart } from '../../routing/desktop-part';

/** Content below the rows of a list. No first screen shows it, so its chunk loads once the page is usable. */
export const listEnd = desktopPart(() => import('./ListEnd'));
