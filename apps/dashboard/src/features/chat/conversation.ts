import { desktopPart } from '../../shared/routing/desktop-part';

/** Chunk that the list of rooms on a phone does not need. */
export const conversation = desktopPart(() => import('./Conversation'));
