import { media } from './media';
import { useMedia } from './use-media';

export const useIsPhone = (): boolean => useMedia(media.phone);
