import { desktopPart } from '../../shared/routing/desktop-part';

export const conversation = desktopPart(() => import('./Conversation'));
