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
  PaletteResults,
  Suggestions
} from '../karvonSearchService.schemas';


export const getSearchPaletteResponseMock = (): PaletteResults => ({"results":[{"kind":"auto","id":5012,"title":"Chevrolet Tracker, 2023","subtitle":"Karvon Chilonzor · Активно","fact":"219 000 000 сум","thumbnail":"/media/q7Jk2mVx9s.thumb.webp","matches":[{"start":10,"length":7}]},{"kind":"lead","id":9103,"title":"Дильшод Юсупов","subtitle":"Chevrolet Tracker, 2023","fact":"3 минуты назад","matches":[]},{"kind":"avtosalon","id":31,"title":"Karvon Chilonzor","subtitle":"Bunyodkor shoh ko‘chasi, 42","matches":[]}]})

export const getSuggestResponseMock = (): Suggestions => ({"results":[{"kind":"model","id":27,"text":"Cobalt","brand":{"id":3,"name":"Chevrolet"},"matches":[{"start":0,"length":6}]},{"kind":"generation","id":79,"text":"Cobalt II (2020–2025)","brand":{"id":3,"name":"Chevrolet"},"car_model":{"id":27,"name":"Cobalt"},"matches":[{"start":0,"length":6}]}]})


export const getSearchPaletteMockHandler = (overrideResponse?: PaletteResults | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PaletteResults> | PaletteResults), options?: RequestHandlerOptions) => {
  return http.get('*/search/palette', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchPaletteResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSuggestMockHandler = (overrideResponse?: Suggestions | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Suggestions> | Suggestions), options?: RequestHandlerOptions) => {
  return http.get('*/search/suggest', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSuggestResponseMock(),
      { status: 200
      })
  }, options)
}
export const getPaletteMock = () => [
  getSearchPaletteMockHandler(),
  getSuggestMockHandler()
]
