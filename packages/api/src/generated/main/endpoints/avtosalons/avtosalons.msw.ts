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
  Avtosalon,
  AvtosalonList
} from '../karvonMainService.schemas';


export const getListAvtosalonsResponseMock = (): AvtosalonList => ({"results":[{"id":31,"version":4,"name":"Karvon Chilonzor","phone":"+998712001031","additional_phones":["+998901112031"],"region":{"id":1,"translations":{"ru":{"name":"город Ташкент"},"uz":{"name":"Toshkent shahri"}}},"district":{"id":104,"translations":{"ru":{"name":"Чиланзарский район"},"uz":{"name":"Chilonzor tumani"}}},"address":"Bunyodkor shoh ko‘chasi, 42","latitude":41.2756,"longitude":69.2034,"opening_time":"09:00","closing_time":"20:00","weekday_hours":[],"logo":{"id":"lg31Qm8wZx","url":"/media/lg31Qm8wZx.webp","thumbnail":"/media/lg31Qm8wZx.thumb.webp","name":"logo.png","width":1200,"height":750},"facade_photo":{"id":"fp31Ta5rNc","url":"/media/fp31Ta5rNc.webp","thumbnail":"/media/fp31Ta5rNc.thumb.webp","name":"facade.jpg","width":1200,"height":750},"status":"active","autos_count":96,"active_autos_count":64,"created_at":"2025-03-02T07:00:00Z"},{"id":32,"version":1,"name":"Karvon Sergeli","phone":"+998712001032","additional_phones":[],"region":{"id":1,"translations":{"ru":{"name":"город Ташкент"},"uz":{"name":"Toshkent shahri"}}},"district":{"id":109,"translations":{"ru":{"name":"Сергелийский район"},"uz":{"name":"Sergeli tumani"}}},"address":"Yangi Sergeli ko‘chasi, 7","latitude":41.2262,"longitude":69.2217,"opening_time":"09:00","closing_time":"20:00","weekday_hours":[],"logo":{"id":"lg32Qm8wZx","url":"/media/lg32Qm8wZx.webp","thumbnail":"/media/lg32Qm8wZx.thumb.webp","name":"logo.png","width":1200,"height":750},"facade_photo":{"id":"fp32Ta5rNc","url":"/media/fp32Ta5rNc.webp","thumbnail":"/media/fp32Ta5rNc.thumb.webp","name":"facade.jpg","width":1200,"height":750},"status":"active","autos_count":38,"active_autos_count":22,"created_at":"2025-06-14T05:30:00Z"}],"count":2,"statuses":{"active":2,"inactive":0}})

export const getCreateAvtosalonResponseMock = (): Avtosalon => ({"id":31,"version":4,"name":"Karvon Chilonzor","phone":"+998712001031","additional_phones":["+998901112031"],"region":{"id":1,"translations":{"ru":{"name":"город Ташкент"},"uz":{"name":"Toshkent shahri"}}},"district":{"id":104,"translations":{"ru":{"name":"Чиланзарский район"},"uz":{"name":"Chilonzor tumani"}}},"address":"Bunyodkor shoh ko‘chasi, 42","latitude":41.2756,"longitude":69.2034,"opening_time":"09:00","closing_time":"20:00","weekday_hours":[{"weekday":6,"opening_time":"10:00","closing_time":"18:00"},{"weekday":7}],"logo":{"id":"lg31Qm8wZx","url":"/media/lg31Qm8wZx.webp","thumbnail":"/media/lg31Qm8wZx.thumb.webp","name":"logo.png","width":1200,"height":750},"facade_photo":{"id":"fp31Ta5rNc","url":"/media/fp31Ta5rNc.webp","thumbnail":"/media/fp31Ta5rNc.thumb.webp","name":"facade.jpg","width":1200,"height":750},"status":"active","autos_count":96,"active_autos_count":64,"created_at":"2025-03-02T07:00:00Z"})

export const getGetAvtosalonResponseMock = (): Avtosalon => ({"id":31,"version":4,"name":"Karvon Chilonzor","phone":"+998712001031","additional_phones":["+998901112031"],"region":{"id":1,"translations":{"ru":{"name":"город Ташкент"},"uz":{"name":"Toshkent shahri"}}},"district":{"id":104,"translations":{"ru":{"name":"Чиланзарский район"},"uz":{"name":"Chilonzor tumani"}}},"address":"Bunyodkor shoh ko‘chasi, 42","latitude":41.2756,"longitude":69.2034,"opening_time":"09:00","closing_time":"20:00","weekday_hours":[{"weekday":6,"opening_time":"10:00","closing_time":"18:00"},{"weekday":7}],"logo":{"id":"lg31Qm8wZx","url":"/media/lg31Qm8wZx.webp","thumbnail":"/media/lg31Qm8wZx.thumb.webp","name":"logo.png","width":1200,"height":750},"facade_photo":{"id":"fp31Ta5rNc","url":"/media/fp31Ta5rNc.webp","thumbnail":"/media/fp31Ta5rNc.thumb.webp","name":"facade.jpg","width":1200,"height":750},"status":"active","autos_count":96,"active_autos_count":64,"created_at":"2025-03-02T07:00:00Z"})

export const getUpdateAvtosalonResponseMock = (): Avtosalon => ({"id":31,"version":4,"name":"Karvon Chilonzor","phone":"+998712001031","additional_phones":["+998901112031"],"region":{"id":1,"translations":{"ru":{"name":"город Ташкент"},"uz":{"name":"Toshkent shahri"}}},"district":{"id":104,"translations":{"ru":{"name":"Чиланзарский район"},"uz":{"name":"Chilonzor tumani"}}},"address":"Bunyodkor shoh ko‘chasi, 42","latitude":41.2756,"longitude":69.2034,"opening_time":"09:00","closing_time":"20:00","weekday_hours":[{"weekday":6,"opening_time":"10:00","closing_time":"18:00"},{"weekday":7}],"logo":{"id":"lg31Qm8wZx","url":"/media/lg31Qm8wZx.webp","thumbnail":"/media/lg31Qm8wZx.thumb.webp","name":"logo.png","width":1200,"height":750},"facade_photo":{"id":"fp31Ta5rNc","url":"/media/fp31Ta5rNc.webp","thumbnail":"/media/fp31Ta5rNc.thumb.webp","name":"facade.jpg","width":1200,"height":750},"status":"active","autos_count":96,"active_autos_count":64,"created_at":"2025-03-02T07:00:00Z"})


export const getListAvtosalonsMockHandler = (overrideResponse?: AvtosalonList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AvtosalonList> | AvtosalonList), options?: RequestHandlerOptions) => {
  return http.get('*/main/avtosalons', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAvtosalonsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateAvtosalonMockHandler = (overrideResponse?: Avtosalon | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Avtosalon> | Avtosalon), options?: RequestHandlerOptions) => {
  return http.post('*/main/avtosalons', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateAvtosalonResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetAvtosalonMockHandler = (overrideResponse?: Avtosalon | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Avtosalon> | Avtosalon), options?: RequestHandlerOptions) => {
  return http.get('*/main/avtosalons/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAvtosalonResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateAvtosalonMockHandler = (overrideResponse?: Avtosalon | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Avtosalon> | Avtosalon), options?: RequestHandlerOptions) => {
  return http.patch('*/main/avtosalons/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateAvtosalonResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteAvtosalonMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/main/avtosalons/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getAvtosalonsMock = () => [
  getListAvtosalonsMockHandler(),
  getCreateAvtosalonMockHandler(),
  getGetAvtosalonMockHandler(),
  getUpdateAvtosalonMockHandler(),
  getDeleteAvtosalonMockHandler()
]
