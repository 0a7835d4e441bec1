import { idempotencyKey } from '@karvon/api/http';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { createPhotoUploads } from '../../../../shared/photos/create-photo-uploads';
import type { PhotoUpload, PhotoUploads } from '../../../../shared/photos/photo-uploads';
import type { PhotoValue } from '../photos-field';
import type { AutoFormValues } from '../auto-fields';

export interface FormPhotos {
  uploads: ReadonlyMap<string, PhotoUpload>;
  add: (files: readonly File[]) => void;
  /** @returns a function that restores the photo in its position */
  remove: (key: string) => () => void;
  reorder: (keys: readonly string[]) => void;
  retry: (key: string) => void;
  resume: () => void;
  /** Handles images deleted by the server while a draft kept them: re-uploads local files, marks the others as gone. */
  lose: (imageIds: readonly string[]) => void;
  /** Resolves when each photo is uploaded or failed. @returns the number of failed photos */
  settled: () => Promise<number>;
  discard: () => void;
}

/** Uploads of the form's photos, whose order and ids are form values. */
export function usePhotoUploads(form: UseFormReturn<AutoFormValues>): FormPhotos {
  const [store] = useState(() =>
    createPhotoUploads('auto', {
      onDone: (key, image) =>
        put(
          form,
          form.getValues('photos').map((one) => (one.key === key ? { ...one, image } : one)),
        ),
    }),
  );
  const uploads = useSyncExternalStore(store.subscribe, store.snapshot);

  // Outside system: uploads that run while the page is open. React mounts twice in development, so stopped uploads resume.
  useEffect(() => {
    resumeAll(store, form.getValues('photos'));
    return () => store.dispose();
  }, [store, form]);

  return {
    uploads,
    add: (files) => {
      const added = files.map((file) => ({ key: idempotencyKey(), name: file.name, file }));
      put(form, [
        ...form.getValues('photos'),
        ...added.map(({ key, name }) => ({ key, name, image: null })),
      ]);
      for (const { key, file } of added) store.add(key, file);
    },
    remove: (key) => {
      const sendAgain = store.remove(key);
      const photos = form.getValues('photos');
      const at = photos.findIndex((one) => one.key === key);
      const removed = photos.filter((one) => one.key === key);
      put(
        form,
        photos.filter((one) => one.key !== key),
      );
      return () => {
        sendAgain();
        put(form, form.getValues('photos').toSpliced(at, 0, ...removed));
      };
    },
    reorder: (keys) => {
      const photos = form.getValues('photos');
      put(
        form,
        keys.flatMap((key) => photos.find((one) => one.key === key) ?? []),
      );
    },
    retry: (key) => store.retry(key),
    resume: () => resumeAll(store, form.getValues('photos')),
    lose: (imageIds) => {
      put(
        form,
        form
          .getValues('photos')
          .map((one) =>
            one.image !== null && imageIds.includes(one.image.id) ? { ...one, image: null } : one,
          ),
      );
      resumeAll(store, form.getValues('photos'));
    },
    settled: () => store.settled(),
    discard: () => {
      for (const key of store.snapshot().keys()) store.remove(key);
    },
  };
}

function resumeAll(store: PhotoUploads, photos: readonly PhotoValue[]): void {
  for (const { key, name, image } of photos) if (image === null) store.resume(key, name);
}

function put(form: UseFormReturn<AutoFormValues>, photos: PhotoValue[]): void {
  const hasError = form.getFieldState('photos').error !== undefined;
  form.setValue('photos', photos, { shouldDirty: true, shouldValidate: hasError });
}
