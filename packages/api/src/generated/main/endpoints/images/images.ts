/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type {
  Image,
  ImageUpload
} from '../karvonMainService.schemas';

import { request } from '../../../../http';
import type { BodyType } from '../../../../http';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * One file a request. JPEG, PNG and WebP, 40 megapixels and 15 MB at most; for `banner` PNG or JPEG, 5 MB at most. What the file is, is read from its first bytes, not from its name. The picture is turned upright, made 2560 px at most on its longest side, stripped of EXIF and encoded anew; a thumbnail is made of it. A picture that nothing refers to is swept after 30 days: until then an unsaved form may still name it.
 * @summary Upload a picture.
 */
export const uploadImage = (
    imageUpload: BodyType<ImageUpload>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formData = new FormData();
formData.append(`file`, imageUpload.file);
formData.append(`purpose`, imageUpload.purpose);

      return request<Image>(
      {url: `/main/images`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
       data: formData, signal
    },
      options);
    }


/**
 * Only a picture that nothing refers to; one that is in use is taken out where it is used.
 * @summary Take back an uploaded picture.
 */
export const deleteImage = (
    id: string,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/main/images/${encodeURIComponent(String(id))}`, method: 'DELETE', signal
    },
      options);
    }


