import { desktopPart } from '../../routing/desktop-part';

export const listEnd = desktopPart(() => import('./ListEnd'));
