import { desktopPart } from '../../shared/routing/desktop-part';

export const desktopShell = desktopPart(() => import('./DesktopShell'));
