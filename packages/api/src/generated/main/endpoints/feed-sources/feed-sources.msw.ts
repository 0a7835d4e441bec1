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
  FeedRunList,
  FeedSource,
  FeedSourceList
} from '../karvonMainService.schemas';


export const getListFeedSourcesResponseMock = (): FeedSourceList => ({"results":[{"id":7,"version":12,"name":"Сайт Karvon Motors","address":"karvon-motors.uz/…","format":"auto","avtosalon":12,"schedule":"hour","fresh":"draft","gone":"deactivate","keep_edits":true,"is_auto":true,"state":"held","loaded_at":"2025-11-20T08:00:03Z","next_run_at":"2025-11-20T10:00:00Z","last_run":{"id":91,"state":"held","is_manual":false,"format":"cars","cars":74,"gone":44,"before":118,"held_reason":"gone","held_since":"2025-11-20T07:00:00Z","created":0,"updated":0,"same":0,"choice":0,"failed":0,"vanished":[],"started_at":"2025-11-20T09:00:00Z","ended_at":"2025-11-20T09:00:04Z"},"allowed_actions":["run","apply","skip"]}]})

export const getCreateFeedSourceResponseMock = (): FeedSource => ({"id":7,"version":12,"name":"Сайт Karvon Motors","address":"karvon-motors.uz/…","format":"auto","avtosalon":12,"schedule":"hour","fresh":"draft","gone":"deactivate","keep_edits":true,"is_auto":true,"state":"held","loaded_at":"2025-11-20T08:00:03Z","next_run_at":"2025-11-20T10:00:00Z","last_run":{"id":91,"state":"held","is_manual":false,"format":"cars","cars":74,"gone":44,"before":118,"held_reason":"gone","held_since":"2025-11-20T07:00:00Z","created":0,"updated":0,"same":0,"choice":0,"failed":0,"vanished":[],"started_at":"2025-11-20T09:00:00Z","ended_at":"2025-11-20T09:00:04Z"},"allowed_actions":["run","apply","skip"]})

export const getUpdateFeedSourceResponseMock = (): FeedSource => ({"id":7,"version":12,"name":"Сайт Karvon Motors","address":"karvon-motors.uz/…","format":"auto","avtosalon":12,"schedule":"hour","fresh":"draft","gone":"deactivate","keep_edits":true,"is_auto":true,"state":"held","loaded_at":"2025-11-20T08:00:03Z","next_run_at":"2025-11-20T10:00:00Z","last_run":{"id":91,"state":"held","is_manual":false,"format":"cars","cars":74,"gone":44,"before":118,"held_reason":"gone","held_since":"2025-11-20T07:00:00Z","created":0,"updated":0,"same":0,"choice":0,"failed":0,"vanished":[],"started_at":"2025-11-20T09:00:00Z","ended_at":"2025-11-20T09:00:04Z"},"allowed_actions":["run","apply","skip"]})

export const getRunFeedSourceResponseMock = (): FeedSource => ({"id":7,"version":12,"name":"Сайт Karvon Motors","address":"karvon-motors.uz/…","format":"auto","avtosalon":12,"schedule":"hour","fresh":"draft","gone":"deactivate","keep_edits":true,"is_auto":true,"state":"held","loaded_at":"2025-11-20T08:00:03Z","next_run_at":"2025-11-20T10:00:00Z","last_run":{"id":91,"state":"held","is_manual":false,"format":"cars","cars":74,"gone":44,"before":118,"held_reason":"gone","held_since":"2025-11-20T07:00:00Z","created":0,"updated":0,"same":0,"choice":0,"failed":0,"vanished":[],"started_at":"2025-11-20T09:00:00Z","ended_at":"2025-11-20T09:00:04Z"},"allowed_actions":["run","apply","skip"]})

export const getResolveFeedRunResponseMock = (): FeedSource => ({"id":7,"version":12,"name":"Сайт Karvon Motors","address":"karvon-motors.uz/…","format":"auto","avtosalon":12,"schedule":"hour","fresh":"draft","gone":"deactivate","keep_edits":true,"is_auto":true,"state":"held","loaded_at":"2025-11-20T08:00:03Z","next_run_at":"2025-11-20T10:00:00Z","last_run":{"id":91,"state":"held","is_manual":false,"format":"cars","cars":74,"gone":44,"before":118,"held_reason":"gone","held_since":"2025-11-20T07:00:00Z","created":0,"updated":0,"same":0,"choice":0,"failed":0,"vanished":[],"started_at":"2025-11-20T09:00:00Z","ended_at":"2025-11-20T09:00:04Z"},"allowed_actions":["run","apply","skip"]})

export const getListFeedRunsResponseMock = (): FeedRunList => ({"count":1,"results":[{"id":91,"state":"held","is_manual":false,"format":"cars","cars":74,"gone":44,"before":118,"held_reason":"gone","held_since":"2025-11-20T07:00:00Z","created":0,"updated":0,"same":0,"choice":0,"failed":0,"vanished":[],"started_at":"2025-11-20T09:00:00Z","ended_at":"2025-11-20T09:00:04Z"}]})


export const getListFeedSourcesMockHandler = (overrideResponse?: FeedSourceList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FeedSourceList> | FeedSourceList), options?: RequestHandlerOptions) => {
  return http.get('*/main/feed-sources', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFeedSourcesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateFeedSourceMockHandler = (overrideResponse?: FeedSource | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FeedSource> | FeedSource), options?: RequestHandlerOptions) => {
  return http.post('*/main/feed-sources', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateFeedSourceResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateFeedSourceMockHandler = (overrideResponse?: FeedSource | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<FeedSource> | FeedSource), options?: RequestHandlerOptions) => {
  return http.patch('*/main/feed-sources/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateFeedSourceResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteFeedSourceMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/main/feed-sources/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getRunFeedSourceMockHandler = (overrideResponse?: FeedSource | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FeedSource> | FeedSource), options?: RequestHandlerOptions) => {
  return http.post('*/main/feed-sources/:id/run', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRunFeedSourceResponseMock(),
      { status: 200
      })
  }, options)
}

export const getResolveFeedRunMockHandler = (overrideResponse?: FeedSource | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FeedSource> | FeedSource), options?: RequestHandlerOptions) => {
  return http.post('*/main/feed-sources/:id/resolve', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResolveFeedRunResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListFeedRunsMockHandler = (overrideResponse?: FeedRunList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FeedRunList> | FeedRunList), options?: RequestHandlerOptions) => {
  return http.get('*/main/feed-sources/:id/runs', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFeedRunsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getFeedSourcesMock = () => [
  getListFeedSourcesMockHandler(),
  getCreateFeedSourceMockHandler(),
  getUpdateFeedSourceMockHandler(),
  getDeleteFeedSourceMockHandler(),
  getRunFeedSourceMockHandler(),
  getResolveFeedRunMockHandler(),
  getListFeedRunsMockHandler()
]
