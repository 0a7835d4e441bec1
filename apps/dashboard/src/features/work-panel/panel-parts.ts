import { desktopPart } from '../../shared/routing/desktop-part';

/** Parts of the panel that a phone does not show on its first screen. */
export const panelParts = desktopPart(() => import('./PanelParts'));
