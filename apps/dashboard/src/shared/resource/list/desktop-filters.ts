import { desktopPart } from '../../routing/desktop-part';

/** Filters, order and view beside the search field: a phone never loads them. */
export const desktopFilters = desktopPart(() => import('./DesktopFilters'));
