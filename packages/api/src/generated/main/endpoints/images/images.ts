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
 * Accepts one file per request, JPEG, PNG or WebP, at most 40 megapixels and 15 MB. For `banner` only PNG or JPEG, at most 5 MB. The file type is read from its first bytes, not from its name. The server turns the picture upright, scales its longest side down to 2560 px, removes EXIF, encodes it anew and adds a thumbnail. Pictures without references are deleted after 30 days, so an unsaved form can still refer to one.
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
 * Deletes a picture without references. A picture in use must first be removed where it is used.
 * @summary Delete an uploaded picture.
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


