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
  FeedExport,
  FeedExportList,
  FeedText
} from '../karvonMainService.schemas';


export const getListFeedExportsResponseMock = (): FeedExportList => ({"results":[{"id":4,"version":3,"name":"Сайт салона","format":"cars","avtosalons":[12],"with_vin":false,"is_on":true,"url":"https://karvon.uz/main/feeds/2hPqY8kM0sVd3wZr7nBtL5xGcJfUaE1iQoK9yT4vXm0.xml","cars":125,"created_at":"2025-11-02T08:00:00Z","last_read_at":"2025-11-20T09:14:00Z","last_reader":"Catalogue-Robot/2.1"}]})

export const getCreateFeedExportResponseMock = (): FeedExport => ({"id":4,"version":3,"name":"Сайт салона","format":"cars","avtosalons":[12],"with_vin":false,"is_on":true,"url":"https://karvon.uz/main/feeds/2hPqY8kM0sVd3wZr7nBtL5xGcJfUaE1iQoK9yT4vXm0.xml","cars":125,"created_at":"2025-11-02T08:00:00Z","last_read_at":"2025-11-20T09:14:00Z","last_reader":"Catalogue-Robot/2.1"})

export const getUpdateFeedExportResponseMock = (): FeedExport => ({"id":4,"version":3,"name":"Сайт салона","format":"cars","avtosalons":[12],"with_vin":false,"is_on":true,"url":"https://karvon.uz/main/feeds/2hPqY8kM0sVd3wZr7nBtL5xGcJfUaE1iQoK9yT4vXm0.xml","cars":125,"created_at":"2025-11-02T08:00:00Z","last_read_at":"2025-11-20T09:14:00Z","last_reader":"Catalogue-Robot/2.1"})

export const getRotateFeedExportResponseMock = (): FeedExport => ({"id":4,"version":3,"name":"Сайт салона","format":"cars","avtosalons":[12],"with_vin":false,"is_on":true,"url":"https://karvon.uz/main/feeds/2hPqY8kM0sVd3wZr7nBtL5xGcJfUaE1iQoK9yT4vXm0.xml","cars":125,"created_at":"2025-11-02T08:00:00Z","last_read_at":"2025-11-20T09:14:00Z","last_reader":"Catalogue-Robot/2.1"})

export const getReadFeedResponseMock = (): FeedText => ("<?xml version=\"1.0\" encoding=\"UTF-8\"?><data><cars></cars></data>")


export const getListFeedExportsMockHandler = (overrideResponse?: FeedExportList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FeedExportList> | FeedExportList), options?: RequestHandlerOptions) => {
  return http.get('*/main/feed-exports', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFeedExportsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateFeedExportMockHandler = (overrideResponse?: FeedExport | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FeedExport> | FeedExport), options?: RequestHandlerOptions) => {
  return http.post('*/main/feed-exports', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateFeedExportResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateFeedExportMockHandler = (overrideResponse?: FeedExport | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<FeedExport> | FeedExport), options?: RequestHandlerOptions) => {
  return http.patch('*/main/feed-exports/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateFeedExportResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteFeedExportMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/main/feed-exports/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getRotateFeedExportMockHandler = (overrideResponse?: FeedExport | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FeedExport> | FeedExport), options?: RequestHandlerOptions) => {
  return http.post('*/main/feed-exports/:id/rotate', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRotateFeedExportResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReadFeedMockHandler = (overrideResponse?: FeedText | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FeedText> | FeedText), options?: RequestHandlerOptions) => {
  return http.get('*/main/feeds/:token.:format', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadFeedResponseMock(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}
export const getFeedExportsMock = () => [
  getListFeedExportsMockHandler(),
  getCreateFeedExportMockHandler(),
  getUpdateFeedExportMockHandler(),
  getDeleteFeedExportMockHandler(),
  getRotateFeedExportMockHandler(),
  getReadFeedMockHandler()
]
