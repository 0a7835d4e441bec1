import { desktopPart } from '../../shared/routing/desktop-part';

export const panelParts = desktopPart(() => import('./PanelParts'));
