/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  Image
} from '../karvonMainService.schemas';


export const getUploadImageResponseMock = (): Image => ({"id":"q7Jk2mVx9s","url":"/media/q7Jk2mVx9s.webp","thumbnail":"/media/q7Jk2mVx9s.thumb.webp","name":"front.jpg","width":1200,"height":750})


export const getUploadImageMockHandler = (overrideResponse?: Image | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Image> | Image), options?: RequestHandlerOptions) => {
  return http.post('*/main/images', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUploadImageResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteImageMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/main/images/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getImagesMock = () => [
  getUploadImageMockHandler(),
  getDeleteImageMockHandler()
]
