import { desktopPart } from '../../routing/desktop-part';

/** A phone never loads this chunk. */
export const desktopFilters = desktopPart(() => import('./DesktopFilters'));
