import { desktopPart } from '../../routing/desktop-part';

/** Chunk of wide screens only. */
export const desktopFilters = desktopPart(() => import('./DesktopFilters'));
