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
  CarModelProposal,
  CarModelProposalList,
  CatalogModel,
  Deletion,
  MarketplaceCarModel,
  MarketplaceCarModelList,
  SimilarCarModelList
} from '../karvonMainService.schemas';


export const getListCarModelsResponseMock = (): CarModelProposalList => ({"results":[{"id":305,"status":"declined","brand":{"id":3,"name":"Chevrolet"},"car_model":{"id":31,"name":"Tracker","year_from":2013},"generation":{"name":"II рестайлинг","year_start":2024,"year_stop":2025,"photo":{"id":"tr4ckerGn2","url":"/media/tr4ckerGn2.webp","thumbnail":"/media/tr4ckerGn2.thumb.webp"}},"specifications":{"horse_power":132,"volume_litres":1.2,"fuel_type":{"id":21,"translations":{"ru":{"name":"Бензин"},"uz":{"name":"Benzin"}}},"transmission":{"id":26,"translations":{"ru":{"name":"Автомат"},"uz":{"name":"Avtomat"}}},"drive":{"id":31,"translations":{"ru":{"name":"Передний"},"uz":{"name":"Old"}}},"body_type":{"id":11,"translations":{"ru":{"name":"Кроссовер"},"uz":{"name":"Krossover"}}}},"reasons":[{"field":"generation.name","code":"already_in_catalog","text_ru":"Это поколение уже есть: Tracker II рестайлинг","text_uz":"Bu avlod katalogda bor: Tracker II restayling"}],"proposed_by":{"id":61,"full_name":"Нодира Алиева"},"allowed_actions":["choose","correct"],"catalog":{"brand_id":3,"car_model_id":31,"generation_id":89},"created_at":"2025-11-16T10:00:00Z","decided_at":"2025-11-17T05:10:00Z"},{"id":301,"status":"declined","brand":{"id":3,"name":"Chevrolet"},"car_model":{"id":34,"name":"Damas","year_from":1991,"year_to":2025},"generation":{"name":"II рестайлинг","year_start":2023,"year_stop":2025,"photo":{"id":"d4masGen2r","url":"/media/d4masGen2r.webp","thumbnail":"/media/d4masGen2r.thumb.webp"}},"specifications":{"horse_power":38,"volume_litres":0.8,"fuel_type":{"id":21,"translations":{"ru":{"name":"Бензин"},"uz":{"name":"Benzin"}}},"transmission":{"id":25,"translations":{"ru":{"name":"Механика"},"uz":{"name":"Mexanika"}}},"drive":{"id":32,"translations":{"ru":{"name":"Задний"},"uz":{"name":"Orqa"}}},"body_type":{"id":17,"translations":{"ru":{"name":"Микроавтобус"},"uz":{"name":"Mikroavtobus"}}}},"reasons":[{"field":"generation.photo","code":"photo_not_of_car","text_ru":"На фото другая машина","text_uz":"Suratda boshqa mashina"}],"proposed_by":{"id":62,"full_name":"Ислом Раҳимов"},"allowed_actions":["correct"],"created_at":"2025-11-10T11:00:00Z","decided_at":"2025-11-11T06:20:00Z"},{"id":313,"status":"pending","brand":{"name":"Deepal"},"car_model":{"name":"S07","year_from":2023,"year_to":2025},"generation":{"name":"I","year_start":2023,"year_stop":2025,"photo":{"id":"d33palS07g","url":"/media/d33palS07g.webp","thumbnail":"/media/d33palS07g.thumb.webp"}},"specifications":{"horse_power":218,"volume_litres":0,"fuel_type":{"id":24,"translations":{"ru":{"name":"Электро"},"uz":{"name":"Elektro"}}},"transmission":{"id":26,"translations":{"ru":{"name":"Автомат"},"uz":{"name":"Avtomat"}}},"drive":{"id":32,"translations":{"ru":{"name":"Задний"},"uz":{"name":"Orqa"}}},"body_type":{"id":11,"translations":{"ru":{"name":"Кроссовер"},"uz":{"name":"Krossover"}}}},"reasons":[],"proposed_by":{"id":60,"full_name":"Жасур Каримов"},"allowed_actions":["withdraw"],"created_at":"2025-11-20T04:40:00Z"},{"id":311,"status":"pending","brand":{"id":27,"name":"Jetour"},"car_model":{"name":"T2 i-DM","year_from":2024,"year_to":2025},"generation":{"name":"I","year_start":2024,"year_stop":2025,"photo":{"id":"j3t0urT2gn","url":"/media/j3t0urT2gn.webp","thumbnail":"/media/j3t0urT2gn.thumb.webp"}},"specifications":{"horse_power":387,"volume_litres":1.5,"fuel_type":{"id":22,"translations":{"ru":{"name":"Гибрид"},"uz":{"name":"Gibrid"}}},"transmission":{"id":26,"translations":{"ru":{"name":"Автомат"},"uz":{"name":"Avtomat"}}},"drive":{"id":33,"translations":{"ru":{"name":"Полный"},"uz":{"name":"To‘liq"}}},"body_type":{"id":11,"translations":{"ru":{"name":"Кроссовер"},"uz":{"name":"Krossover"}}}},"reasons":[],"proposed_by":{"id":60,"full_name":"Жасур Каримов"},"allowed_actions":["withdraw"],"position":{"translations":{"ru":{"name":"Люкс"},"uz":{"name":"Lyuks"}}},"draft_note":"Jetour T2, 2025","created_at":"2025-11-18T07:30:00Z"},{"id":309,"status":"approved","brand":{"id":58,"name":"Leapmotor"},"car_model":{"id":412,"name":"C11","year_from":2021,"year_to":2025},"generation":{"id":655,"name":"I","year_start":2021,"year_stop":2025,"photo":{"id":"l34pC11gen","url":"/media/l34pC11gen.webp","thumbnail":"/media/l34pC11gen.thumb.webp"}},"specifications":{"horse_power":272,"volume_litres":0,"fuel_type":{"id":24,"translations":{"ru":{"name":"Электро"},"uz":{"name":"Elektro"}}},"transmission":{"id":26,"translations":{"ru":{"name":"Автомат"},"uz":{"name":"Avtomat"}}},"drive":{"id":32,"translations":{"ru":{"name":"Задний"},"uz":{"name":"Orqa"}}},"body_type":{"id":11,"translations":{"ru":{"name":"Кроссовер"},"uz":{"name":"Krossover"}}}},"reasons":[],"proposed_by":{"id":60,"full_name":"Жасур Каримов"},"allowed_actions":["add_auto"],"catalog":{"brand_id":58,"car_model_id":412,"generation_id":655,"modification_id":1290},"created_at":"2025-11-17T09:00:00Z","decided_at":"2025-11-18T04:00:00Z"}],"count":9,"statuses":{"pending":2,"approved":5,"declined":2},"decision_median":68400})

export const getCreateCarModelResponseMock = (): CarModelProposal => ({"id":311,"status":"pending","brand":{"id":27,"name":"Jetour"},"car_model":{"name":"T2 i-DM","year_from":2024,"year_to":2025},"generation":{"name":"I","year_start":2024,"year_stop":2025,"photo":{"id":"j3t0urT2gn","url":"/media/j3t0urT2gn.webp","thumbnail":"/media/j3t0urT2gn.thumb.webp"}},"specifications":{"horse_power":387,"volume_litres":1.5,"fuel_type":{"id":22,"translations":{"ru":{"name":"Гибрид"},"uz":{"name":"Gibrid"}}},"transmission":{"id":26,"translations":{"ru":{"name":"Автомат"},"uz":{"name":"Avtomat"}}},"drive":{"id":33,"translations":{"ru":{"name":"Полный"},"uz":{"name":"To‘liq"}}},"body_type":{"id":11,"translations":{"ru":{"name":"Кроссовер"},"uz":{"name":"Krossover"}}}},"reasons":[],"proposed_by":{"id":60,"full_name":"Жасур Каримов"},"allowed_actions":["withdraw"],"position":{"translations":{"ru":{"name":"Люкс"},"uz":{"name":"Lyuks"}}},"draft_note":"Jetour T2, 2025","created_at":"2025-11-18T07:30:00Z","similar":[{"kind":"model","brand":{"id":27,"name":"Jetour"},"car_model":{"id":388,"name":"T2"},"year_from":2023,"photo":{"id":"j3t0urT200","url":"/media/j3t0urT200.webp","thumbnail":"/media/j3t0urT200.thumb.webp"},"similarity":0.78,"is_exact":false},{"kind":"model","brand":{"id":27,"name":"Jetour"},"car_model":{"id":389,"name":"T1"},"year_from":2024,"photo":{"id":"j3t0urT100","url":"/media/j3t0urT100.webp","thumbnail":"/media/j3t0urT100.thumb.webp"},"similarity":0.64,"is_exact":false}]})

export const getListSimilarCarModelsResponseMock = (): SimilarCarModelList => ({"results":[{"kind":"model","brand":{"id":27,"name":"Jetour"},"car_model":{"id":388,"name":"T2"},"year_from":2023,"photo":{"id":"j3t0urT200","url":"/media/j3t0urT200.webp","thumbnail":"/media/j3t0urT200.thumb.webp"},"similarity":0.78,"is_exact":false},{"kind":"model","brand":{"id":27,"name":"Jetour"},"car_model":{"id":389,"name":"T1"},"year_from":2024,"photo":{"id":"j3t0urT100","url":"/media/j3t0urT100.webp","thumbnail":"/media/j3t0urT100.thumb.webp"},"similarity":0.64,"is_exact":false}],"count":2})

export const getGetCarModelResponseMock = (): CarModelProposal => ({"id":311,"status":"pending","brand":{"id":27,"name":"Jetour"},"car_model":{"name":"T2 i-DM","year_from":2024,"year_to":2025},"generation":{"name":"I","year_start":2024,"year_stop":2025,"photo":{"id":"j3t0urT2gn","url":"/media/j3t0urT2gn.webp","thumbnail":"/media/j3t0urT2gn.thumb.webp"}},"specifications":{"horse_power":387,"volume_litres":1.5,"fuel_type":{"id":22,"translations":{"ru":{"name":"Гибрид"},"uz":{"name":"Gibrid"}}},"transmission":{"id":26,"translations":{"ru":{"name":"Автомат"},"uz":{"name":"Avtomat"}}},"drive":{"id":33,"translations":{"ru":{"name":"Полный"},"uz":{"name":"To‘liq"}}},"body_type":{"id":11,"translations":{"ru":{"name":"Кроссовер"},"uz":{"name":"Krossover"}}}},"reasons":[],"proposed_by":{"id":60,"full_name":"Жасур Каримов"},"allowed_actions":["withdraw"],"position":{"translations":{"ru":{"name":"Люкс"},"uz":{"name":"Lyuks"}}},"draft_note":"Jetour T2, 2025","created_at":"2025-11-18T07:30:00Z"})

export const getDeleteCarModelResponseMock = (): Deletion => ({"id":311,"restorable_until":"2025-11-20T09:41:10Z"})

export const getRestoreCarModelResponseMock = (): CarModelProposal => ({"id":311,"status":"pending","brand":{"id":27,"name":"Jetour"},"car_model":{"name":"T2 i-DM","year_from":2024,"year_to":2025},"generation":{"name":"I","year_start":2024,"year_stop":2025,"photo":{"id":"j3t0urT2gn","url":"/media/j3t0urT2gn.webp","thumbnail":"/media/j3t0urT2gn.thumb.webp"}},"specifications":{"horse_power":387,"volume_litres":1.5,"fuel_type":{"id":22,"translations":{"ru":{"name":"Гибрид"},"uz":{"name":"Gibrid"}}},"transmission":{"id":26,"translations":{"ru":{"name":"Автомат"},"uz":{"name":"Avtomat"}}},"drive":{"id":33,"translations":{"ru":{"name":"Полный"},"uz":{"name":"To‘liq"}}},"body_type":{"id":11,"translations":{"ru":{"name":"Кроссовер"},"uz":{"name":"Krossover"}}}},"reasons":[],"proposed_by":{"id":60,"full_name":"Жасур Каримов"},"allowed_actions":["withdraw"],"position":{"translations":{"ru":{"name":"Люкс"},"uz":{"name":"Lyuks"}}},"draft_note":"Jetour T2, 2025","created_at":"2025-11-18T07:30:00Z"})

export const getListMarketplaceCarModelsResponseMock = (): MarketplaceCarModelList => ({"results":[{"id":311,"status":"pending","brand":{"id":27,"name":"Jetour"},"car_model":{"name":"T2 i-DM","year_from":2024,"year_to":2025},"generation":{"name":"I","year_start":2024,"year_stop":2025,"photo":{"id":"j3t0urT2gn","url":"/media/j3t0urT2gn.webp","thumbnail":"/media/j3t0urT2gn.thumb.webp"}},"specifications":{"horse_power":387,"volume_litres":1.5,"fuel_type":{"id":22,"translations":{"ru":{"name":"Гибрид"},"uz":{"name":"Gibrid"}}},"transmission":{"id":26,"translations":{"ru":{"name":"Автомат"},"uz":{"name":"Avtomat"}}},"drive":{"id":33,"translations":{"ru":{"name":"Полный"},"uz":{"name":"To‘liq"}}},"body_type":{"id":11,"translations":{"ru":{"name":"Кроссовер"},"uz":{"name":"Krossover"}}}},"reasons":[],"proposed_by":{"id":60,"full_name":"Жасур Каримов"},"allowed_actions":["withdraw"],"position":{"translations":{"ru":{"name":"Люкс"},"uz":{"name":"Lyuks"}}},"draft_note":"Jetour T2, 2025","created_at":"2025-11-18T07:30:00Z","similar":[{"kind":"model","brand":{"id":27,"name":"Jetour"},"car_model":{"id":388,"name":"T2"},"year_from":2023,"photo":{"id":"j3t0urT200","url":"/media/j3t0urT200.webp","thumbnail":"/media/j3t0urT200.thumb.webp"},"similarity":0.78,"is_exact":false},{"kind":"model","brand":{"id":27,"name":"Jetour"},"car_model":{"id":389,"name":"T1"},"year_from":2024,"photo":{"id":"j3t0urT100","url":"/media/j3t0urT100.webp","thumbnail":"/media/j3t0urT100.thumb.webp"},"similarity":0.64,"is_exact":false}],"dealership":{"id":20418,"name":"Karvon Motors MChJ","phone":"+998901234567"}},{"id":313,"status":"pending","brand":{"name":"Deepal"},"car_model":{"name":"S07","year_from":2023,"year_to":2025},"generation":{"name":"I","year_start":2023,"year_stop":2025,"photo":{"id":"d33palS07g","url":"/media/d33palS07g.webp","thumbnail":"/media/d33palS07g.thumb.webp"}},"specifications":{"horse_power":218,"volume_litres":0,"fuel_type":{"id":24,"translations":{"ru":{"name":"Электро"},"uz":{"name":"Elektro"}}},"transmission":{"id":26,"translations":{"ru":{"name":"Автомат"},"uz":{"name":"Avtomat"}}},"drive":{"id":32,"translations":{"ru":{"name":"Задний"},"uz":{"name":"Orqa"}}},"body_type":{"id":11,"translations":{"ru":{"name":"Кроссовер"},"uz":{"name":"Krossover"}}}},"reasons":[],"proposed_by":{"id":60,"full_name":"Жасур Каримов"},"allowed_actions":["withdraw"],"created_at":"2025-11-20T04:40:00Z","similar":[],"dealership":{"id":20418,"name":"Karvon Motors MChJ","phone":"+998901234567"}}],"count":2})

export const getModerateCarModelResponseMock = (): MarketplaceCarModel => ({"id":305,"status":"declined","brand":{"id":3,"name":"Chevrolet"},"car_model":{"id":31,"name":"Tracker","year_from":2013},"generation":{"name":"II рестайлинг","year_start":2024,"year_stop":2025,"photo":{"id":"tr4ckerGn2","url":"/media/tr4ckerGn2.webp","thumbnail":"/media/tr4ckerGn2.thumb.webp"}},"specifications":{"horse_power":132,"volume_litres":1.2,"fuel_type":{"id":21,"translations":{"ru":{"name":"Бензин"},"uz":{"name":"Benzin"}}},"transmission":{"id":26,"translations":{"ru":{"name":"Автомат"},"uz":{"name":"Avtomat"}}},"drive":{"id":31,"translations":{"ru":{"name":"Передний"},"uz":{"name":"Old"}}},"body_type":{"id":11,"translations":{"ru":{"name":"Кроссовер"},"uz":{"name":"Krossover"}}}},"reasons":[{"field":"generation.name","code":"already_in_catalog","text_ru":"Это поколение уже есть: Tracker II рестайлинг","text_uz":"Bu avlod katalogda bor: Tracker II restayling"}],"proposed_by":{"id":61,"full_name":"Нодира Алиева"},"allowed_actions":["choose","correct"],"catalog":{"brand_id":3,"car_model_id":31,"generation_id":89},"created_at":"2025-11-16T10:00:00Z","decided_at":"2025-11-17T05:10:00Z","similar":[],"dealership":{"id":20418,"name":"Karvon Motors MChJ","phone":"+998901234567"}})

export const getMergeCarModelResponseMock = (): CatalogModel => ({"id":388,"brand_id":27,"name":"T2","year_from":2023,"popular":false,"generations_count":2})


export const getListCarModelsMockHandler = (overrideResponse?: CarModelProposalList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CarModelProposalList> | CarModelProposalList), options?: RequestHandlerOptions) => {
  return http.get('*/main/car-models', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCarModelsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateCarModelMockHandler = (overrideResponse?: CarModelProposal | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CarModelProposal> | CarModelProposal), options?: RequestHandlerOptions) => {
  return http.post('*/main/car-models', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCarModelResponseMock(),
      { status: 201
      })
  }, options)
}

export const getListSimilarCarModelsMockHandler = (overrideResponse?: SimilarCarModelList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SimilarCarModelList> | SimilarCarModelList), options?: RequestHandlerOptions) => {
  return http.get('*/main/car-models/similar', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSimilarCarModelsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetCarModelMockHandler = (overrideResponse?: CarModelProposal | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CarModelProposal> | CarModelProposal), options?: RequestHandlerOptions) => {
  return http.get('*/main/car-models/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCarModelResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteCarModelMockHandler = (overrideResponse?: Deletion | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Deletion> | Deletion), options?: RequestHandlerOptions) => {
  return http.delete('*/main/car-models/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteCarModelResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRestoreCarModelMockHandler = (overrideResponse?: CarModelProposal | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CarModelProposal> | CarModelProposal), options?: RequestHandlerOptions) => {
  return http.post('*/main/car-models/:id/restore', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreCarModelResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListMarketplaceCarModelsMockHandler = (overrideResponse?: MarketplaceCarModelList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MarketplaceCarModelList> | MarketplaceCarModelList), options?: RequestHandlerOptions) => {
  return http.get('*/main/marketplace/car-models', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMarketplaceCarModelsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getModerateCarModelMockHandler = (overrideResponse?: MarketplaceCarModel | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MarketplaceCarModel> | MarketplaceCarModel), options?: RequestHandlerOptions) => {
  return http.post('*/main/marketplace/car-models/:id/moderation', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getModerateCarModelResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMergeCarModelMockHandler = (overrideResponse?: CatalogModel | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CatalogModel> | CatalogModel), options?: RequestHandlerOptions) => {
  return http.post('*/main/marketplace/models/:id/merge', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMergeCarModelResponseMock(),
      { status: 200
      })
  }, options)
}
export const getCarModelsMock = () => [
  getListCarModelsMockHandler(),
  getCreateCarModelMockHandler(),
  getListSimilarCarModelsMockHandler(),
  getGetCarModelMockHandler(),
  getDeleteCarModelMockHandler(),
  getRestoreCarModelMockHandler(),
  getListMarketplaceCarModelsMockHandler(),
  getModerateCarModelMockHandler(),
  getMergeCarModelMockHandler()
]
