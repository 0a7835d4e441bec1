import { desktopPart } from '../../../shared/routing/desktop-part';

/** What only a wide screen's list shows. */
export const desktopParts = desktopPart(() => import('./DesktopFilters'));
