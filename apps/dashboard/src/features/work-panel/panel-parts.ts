import { desktopPart } from '../../shared/routing/desktop-part';

/** Chunk that a phone's first screen does not need. */
export const panelParts = desktopPart(() => import('./PanelParts'));
