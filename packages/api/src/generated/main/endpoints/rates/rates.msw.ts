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
  Rate
} from '../karvonMainService.schemas';


export const getGetRateResponseMock = (): Rate => ({"currency":"USD","rate":12650,"date":"2026-07-05","source":"cbu"})


export const getGetRateMockHandler = (overrideResponse?: Rate | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Rate> | Rate), options?: RequestHandlerOptions) => {
  return http.get('*/main/rates', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetRateResponseMock(),
      { status: 200
      })
  }, options)
}
export const getRatesMock = () => [
  getGetRateMockHandler()
]
