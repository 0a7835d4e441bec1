import type { ImagePurpose } from '@karvon/api/main';
import { uploadImage } from '@karvon/api/main/images';
import { readDraftFile, removeDraftFile, writeDraftFile } from '../form/draft-files';
import { PhotoUploads, type PhotoUploadsOptions } from './photo-uploads';
import { shrinkPhoto } from './shrink-photo';

/** Uploads of one form's images, which are shrunk on the device, except banners. */
export const createPhotoUploads = (
  purpose: ImagePurpose,
  callbacks: Pick<PhotoUploadsOptions, 'onDone' | 'onFailed'>,
): PhotoUploads =>
  new PhotoUploads({
    ...callbacks,
    shrink: (file) =>
      purpose === 'banner'
        ? Promise.resolve(file)
        : shrinkPhoto(file instanceof File ? file : new File([file], 'photo')),
    send: (file, onUploadProgress, signal) =>
      uploadImage({ file, purpose }, { onUploadProgress, signal }),
    keep: writeDraftFile,
    read: readDraftFile,
    forget: removeDraftFile,
  });
