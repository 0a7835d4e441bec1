import { media } from './media';
import { useMedia } from './use-media';

/** Whether the window is as narrow as a phone's, where lists open as a sheet from below. */
export const useIsPhone = (): boolean => useMedia(media.phone);
