import { desktopPart } from '../../routing/desktop-part';

/** Filters, order, view and CSV button of wide screens. A phone never loads them. */
export const desktopFilters = desktopPart(() => import('./DesktopFilters'));
