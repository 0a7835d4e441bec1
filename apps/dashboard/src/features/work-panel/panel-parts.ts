import { desktopPart } from '../../shared/routing/desktop-part';

/** What a phone's first screen of the work panel does not show. */
export const panelParts = desktopPart(() => import('./PanelParts'));
