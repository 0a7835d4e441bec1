import { media } from './media';
import { useMedia } from './use-media';

/** True when the window is as narrow as a phone, where lists open as a bottom sheet. */
export const useIsPhone = (): boolean => useMedia(media.phone);
