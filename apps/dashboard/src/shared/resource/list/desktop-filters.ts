import { desktopPart } from '../../routing/desktop-part';

export const desktopFilters = desktopPart(() => import('./DesktopFilters'));
