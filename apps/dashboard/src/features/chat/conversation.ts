import { desktopPart } from '../../shared/routing/desktop-part';

/** The open conversation with its car. A phone's list of rooms comes without it. */
export const conversation = desktopPart(() => import('./Conversation'));
