import { desktopPart } from '../../shared/routing/desktop-part';

/** Chunk of the open conversation and its car. The list of rooms on a phone loads without it. */
export const conversation = desktopPart(() => import('./Conversation'));
