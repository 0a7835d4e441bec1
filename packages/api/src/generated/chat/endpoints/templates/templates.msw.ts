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
  Template,
  TemplateList
} from '../karvonChatAndNotificationService.schemas';


export const getListTemplatesResponseMock = (): TemplateList => ({"results":[{"id":11,"title":"Адрес салона","text":"Мы на Чиланзаре: {address}. Открыто до 20:00.","position":0},{"id":12,"title":"Рассрочка","text":"Рассрочка на {car}: первый взнос 30 %, до 24 месяцев.","text_uz":"{car} nasiyaga: boshlang‘ich to‘lov 30 %, 24 oygacha.","position":1}],"count":2})

export const getCreateTemplateResponseMock = (): Template => ({"id":11,"title":"Адрес салона","text":"Мы на Чиланзаре: {address}. Открыто до 20:00.","position":0})

export const getUpdateTemplateResponseMock = (): Template => ({"id":12,"title":"Рассрочка","text":"Рассрочка на {car}: первый взнос 30 %, до 24 месяцев.","position":0})


export const getListTemplatesMockHandler = (overrideResponse?: TemplateList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TemplateList> | TemplateList), options?: RequestHandlerOptions) => {
  return http.get('*/chat/api/templates/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTemplatesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateTemplateMockHandler = (overrideResponse?: Template | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Template> | Template), options?: RequestHandlerOptions) => {
  return http.post('*/chat/api/templates/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateTemplateResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateTemplateMockHandler = (overrideResponse?: Template | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Template> | Template), options?: RequestHandlerOptions) => {
  return http.patch('*/chat/api/templates/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateTemplateResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteTemplateMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/chat/api/templates/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getTemplatesMock = () => [
  getListTemplatesMockHandler(),
  getCreateTemplateMockHandler(),
  getUpdateTemplateMockHandler(),
  getDeleteTemplateMockHandler()
]
