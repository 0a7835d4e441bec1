import { desktopPart } from '../../shared/routing/desktop-part';

/** Not on a phone's first screen. */
export const panelParts = desktopPart(() => import('./PanelParts'));
