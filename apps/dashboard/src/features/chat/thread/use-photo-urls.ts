import { useEffect, useRef } from 'react';
import type { DraftPhoto } from '../../../shared/chat/use-room-draft';

/** An address for each chosen photo, given back once the photo has gone. */
export function usePhotoUrls(photos: readonly DraftPhoto[]): (photo: DraftPhoto) => string {
  const urls = useRef(new Map<string, string>());
  const keys = photos.map(({ key }) => key).join(' ');
  // Outside system: the browser's store of object URLs.
  useEffect(() => {
    const there = new Set(keys.split(' '));
    for (const [key, url] of urls.current) {
      if (there.has(key)) continue;
      URL.revokeObjectURL(url);
      urls.current.delete(key);
    }
  }, [keys]);
  // As above, when the thread goes.
  useEffect(() => {
    const known = urls.current;
    return () => {
      for (const url of known.values()) URL.revokeObjectURL(url);
      known.clear();
    };
  }, []);
  return ({ key, file }) => {
    const known = urls.current.get(key);
    if (known !== undefined) return known;
    const url = URL.createObjectURL(file);
    urls.current.set(key, url);
    return url;
  };
}
