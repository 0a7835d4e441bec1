import { desktopPart } from '../../routing/desktop-part';

/** Filters, order and view beside the search field, and the button that saves the rows: a phone never loads them. */
export const desktopFilters = desktopPart(() => import('./DesktopFilters'));
