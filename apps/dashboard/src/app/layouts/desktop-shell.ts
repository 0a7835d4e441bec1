import { desktopPart } from '../../shared/routing/desktop-part';

/** Sidebar and top bar. */
export const desktopShell = desktopPart(() => import('./DesktopShell'));
