import { desktopPart } from '../../routing/desktop-part';

/** What is below the rows of a list: no first screen shows it, so its chunk comes once the page can be used. */
export const listEnd = desktopPart(() => import('./ListEnd'));
