import { idempotencyKey } from '@karvon/api/http';
import type { ImagePurpose } from '@karvon/api/main';
import type { FileRejection } from '@karvon/ui/FileDrop';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPhotoUploads } from './create-photo-uploads';
import { resumeImage, toImageValue, type ImageValue } from './image-value';
import type { PhotoUpload } from './photo-uploads';

export interface ImageUpload {
  upload: PhotoUpload | undefined;
  rejection: string | undefined;
  start: (file: File) => void;
  reject: (rejections: readonly FileRejection[]) => void;
  retry: () => void;
  /** @returns a function that restores the image */
  remove: () => () => void;
}

const rejectionCodes = {
  type: 'file_type_not_supported',
  size: 'file_too_large',
  empty: 'file_broken',
  count: undefined,
} as const satisfies Record<FileRejection['reason'], string | undefined>;

const bannerRejectionCodes = {
  ...rejectionCodes,
  type: 'banner_type_not_supported',
  size: 'banner_too_large',
} as const;

/**
 * Uploads one image of a form with progress and retry, and resumes an upload that a draft left unfinished.
 * @param purpose must not change
 * @param onChange must be stable while the field is mounted
 */
export function useImageUpload(
  purpose: ImagePurpose,
  value: ImageValue,
  onChange: (value: ImageValue) => void,
): ImageUpload {
  const codes = purpose === 'banner' ? bannerRejectionCodes : rejectionCodes;
  const [rejection, setRejection] = useState<string>();
  const [store] = useState(() =>
    createPhotoUploads(purpose, {
      onDone: (_, image) => onChange(toImageValue(image)),
      onFailed: (key, name) => onChange({ state: 'failed', key, name }),
    }),
  );
  const uploads = useSyncExternalStore(store.subscribe, store.snapshot);
  const pending = value === null || value.state === 'ready' ? undefined : value;

  const unsent = pending?.state === 'uploading' ? pending : undefined;
  const [key, name] = [unsent?.key, unsent?.name ?? ''];
  // Outside system: unsent files of a draft, on the device.
  useEffect(() => {
    if (key !== undefined) store.resume(key, name);
  }, [store, key, name]);

  // Outside system: uploads that run while the field is mounted.
  useEffect(() => () => store.dispose(), [store]);

  const leave = () => {
    setRejection(undefined);
    return pending && store.remove(pending.key);
  };
  return {
    upload: pending && uploads.get(pending.key),
    rejection,
    start: (file) => {
      leave();
      const next = { state: 'uploading' as const, key: idempotencyKey(), name: file.name };
      store.add(next.key, file);
      onChange(next);
    },
    reject: ([first]) => setRejection(first && codes[first.reason]),
    retry: () => {
      if (pending === undefined) return;
      store.retry(pending.key);
      onChange({ ...pending, state: 'uploading' });
    },
    remove: () => {
      const sendAgain = leave();
      onChange(null);
      return () => {
        // Another image may have been chosen meanwhile.
        for (const other of store.snapshot().keys()) store.remove(other);
        onChange(resumeImage(value));
        sendAgain?.();
      };
    },
  };
}
