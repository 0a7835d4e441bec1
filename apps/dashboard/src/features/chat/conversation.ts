import { desktopPart } from '../../shared/routing/desktop-part';

/** The list of rooms on a phone loads without this chunk. */
export const conversation = desktopPart(() => import('./Conversation'));
