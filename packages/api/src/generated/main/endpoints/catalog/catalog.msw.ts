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
  BrandList,
  CatalogModelList,
  CatalogOptions,
  GenerationList,
  ModificationList,
  PositionList,
  RegionList
} from '../karvonMainService.schemas';


export const getListBrandsResponseMock = (): BrandList => ({"count":3,"results":[{"id":3,"name":"Chevrolet","logo":"/media/brands/chevrolet.svg","popular":true,"models_count":24},{"id":4,"name":"Kia","logo":"/media/brands/kia.svg","popular":true,"models_count":17},{"id":21,"name":"Zeekr","popular":false,"models_count":5}]})

export const getListModelsResponseMock = (): CatalogModelList => ({"count":3,"results":[{"id":27,"brand_id":3,"name":"Cobalt","year_from":2012,"popular":true,"generations_count":2},{"id":29,"brand_id":3,"name":"Nexia 3","year_from":2015,"year_to":2023,"popular":true,"generations_count":1},{"id":31,"brand_id":3,"name":"Tracker","year_from":2013,"popular":true,"generations_count":2}]})

export const getListGenerationsResponseMock = (): GenerationList => ({"count":2,"results":[{"id":88,"car_model_id":31,"name":"II","year_start":2019,"year_stop":2024,"photo":{"id":"g88Qk4Zt","url":"/media/g88Qk4Zt.webp","thumbnail":"/media/g88Qk4Zt.thumb.webp"},"modifications_count":2},{"id":87,"car_model_id":31,"name":"I","year_start":2013,"year_stop":2019,"modifications_count":1}]})

export const getListModificationsResponseMock = (): ModificationList => ({"count":2,"results":[{"id":410,"generation_id":88,"name":"1.2 Turbo 6AT","specifications":{"horse_power":132,"volume_litres":1.2,"fuel_type":21,"transmission":26,"drive":31,"body_type":11}},{"id":411,"generation_id":88,"name":"1.5 MT","specifications":{"horse_power":110,"volume_litres":1.5,"fuel_type":21,"transmission":25,"drive":31,"body_type":11}}]})

export const getListPositionsResponseMock = (): PositionList => ({"count":3,"results":[{"id":50,"generation_id":88,"translations":{"ru":{"name":"LS"},"uz":{"name":"LS"}}},{"id":51,"generation_id":88,"translations":{"ru":{"name":"LTZ"},"uz":{"name":"LTZ"}}},{"id":52,"generation_id":88,"modification_id":410,"translations":{"ru":{"name":"Premier"},"uz":{"name":"Premier"}}}]})

export const getListRegionsResponseMock = (): RegionList => ({"count":2,"results":[{"id":1,"translations":{"ru":{"name":"город Ташкент"},"uz":{"name":"Toshkent shahri"}},"latitude":41.311081,"longitude":69.240562,"districts":[{"id":104,"translations":{"ru":{"name":"Чиланзарский район"},"uz":{"name":"Chilonzor tumani"}}},{"id":105,"translations":{"ru":{"name":"Мирзо-Улугбекский район"},"uz":{"name":"Mirzo Ulug‘bek tumani"}}}]},{"id":8,"translations":{"ru":{"name":"Самаркандская область"},"uz":{"name":"Samarqand viloyati"}},"latitude":39.654388,"longitude":66.975824,"districts":[{"id":801,"translations":{"ru":{"name":"город Самарканд"},"uz":{"name":"Samarqand shahri"}}}]}]})

export const getListOptionsResponseMock = (): CatalogOptions => ({"color":[{"id":40,"code":"white","translations":{"ru":{"name":"Белый"},"uz":{"name":"Oq"}},"hex":"#FFFFFF"},{"id":41,"code":"red","translations":{"ru":{"name":"Красный"},"uz":{"name":"Qizil"}},"hex":"#C0272D"}],"body_type":[{"id":10,"code":"sedan","translations":{"ru":{"name":"Седан"},"uz":{"name":"Sedan"}}},{"id":11,"code":"crossover","translations":{"ru":{"name":"Кроссовер"},"uz":{"name":"Krossover"}}}],"fuel_type":[{"id":21,"code":"petrol","translations":{"ru":{"name":"Бензин"},"uz":{"name":"Benzin"}}},{"id":24,"code":"electric","translations":{"ru":{"name":"Электро"},"uz":{"name":"Elektro"}}}],"transmission":[{"id":25,"code":"manual","translations":{"ru":{"name":"Механика"},"uz":{"name":"Mexanika"}}},{"id":26,"code":"automatic","translations":{"ru":{"name":"Автомат"},"uz":{"name":"Avtomat"}}}],"drive_unit":[{"id":31,"code":"front","translations":{"ru":{"name":"Передний"},"uz":{"name":"Old"}}},{"id":33,"code":"all","translations":{"ru":{"name":"Полный"},"uz":{"name":"To‘liq"}}}],"condition":[{"id":71,"code":"excellent","translations":{"ru":{"name":"Отличное"},"uz":{"name":"A’lo"}}},{"id":72,"code":"good","translations":{"ru":{"name":"Хорошее"},"uz":{"name":"Yaxshi"}}},{"id":73,"code":"average","translations":{"ru":{"name":"Среднее"},"uz":{"name":"O‘rtacha"}}},{"id":74,"code":"repair","translations":{"ru":{"name":"Требует ремонта"},"uz":{"name":"Ta’mirtalab"}}}],"paint_condition":[{"id":61,"code":"original","translations":{"ru":{"name":"Без окраса"},"uz":{"name":"Bo‘yalmagan"}}},{"id":62,"code":"partly_painted","translations":{"ru":{"name":"Частично крашен"},"uz":{"name":"Qisman bo‘yalgan"}}}],"changed_part":[{"id":81,"code":"hood","translations":{"ru":{"name":"Капот"},"uz":{"name":"Kapot"}}},{"id":84,"code":"front_bumper","translations":{"ru":{"name":"Передний бампер"},"uz":{"name":"Old bamper"}}}],"media_tools":[{"id":101,"code":"carplay","translations":{"ru":{"name":"Apple CarPlay"},"uz":{"name":"Apple CarPlay"}}},{"id":102,"code":"usb","translations":{"ru":{"name":"USB"},"uz":{"name":"USB"}}}],"external_body_kit":[{"id":121,"code":"alloy_wheels","translations":{"ru":{"name":"Литые диски"},"uz":{"name":"Quyma disklar"}}},{"id":122,"code":"roof_rails","translations":{"ru":{"name":"Рейлинги"},"uz":{"name":"Reylinglar"}}}],"optics":[{"id":141,"code":"led","translations":{"ru":{"name":"LED-фары"},"uz":{"name":"LED faralar"}}},{"id":142,"code":"fog_lights","translations":{"ru":{"name":"Противотуманные фары"},"uz":{"name":"Tumanga qarshi faralar"}}}],"salon":[{"id":161,"code":"leather","translations":{"ru":{"name":"Кожаный салон"},"uz":{"name":"Charm salon"}}},{"id":162,"code":"heated_seats","translations":{"ru":{"name":"Подогрев сидений"},"uz":{"name":"O‘rindiqlar isitgichi"}}}],"services":[{"id":181,"code":"service_book","translations":{"ru":{"name":"Сервисная книжка"},"uz":{"name":"Servis daftarchasi"}}},{"id":182,"code":"two_keys","translations":{"ru":{"name":"Два ключа"},"uz":{"name":"Ikkita kalit"}}}],"number_of_owners":[{"value":1,"translations":{"ru":{"name":"Один владелец"},"uz":{"name":"Bitta egasi bo‘lgan"}}},{"value":4,"translations":{"ru":{"name":"Четыре и больше"},"uz":{"name":"To‘rt va undan ortiq"}}}]})


export const getListBrandsMockHandler = (overrideResponse?: BrandList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BrandList> | BrandList), options?: RequestHandlerOptions) => {
  return http.get('*/main/catalog/brands', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListBrandsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListModelsMockHandler = (overrideResponse?: CatalogModelList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CatalogModelList> | CatalogModelList), options?: RequestHandlerOptions) => {
  return http.get('*/main/catalog/models', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListModelsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListGenerationsMockHandler = (overrideResponse?: GenerationList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GenerationList> | GenerationList), options?: RequestHandlerOptions) => {
  return http.get('*/main/catalog/generations', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListGenerationsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListModificationsMockHandler = (overrideResponse?: ModificationList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ModificationList> | ModificationList), options?: RequestHandlerOptions) => {
  return http.get('*/main/catalog/modifications', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListModificationsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListPositionsMockHandler = (overrideResponse?: PositionList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PositionList> | PositionList), options?: RequestHandlerOptions) => {
  return http.get('*/main/catalog/positions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPositionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListRegionsMockHandler = (overrideResponse?: RegionList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RegionList> | RegionList), options?: RequestHandlerOptions) => {
  return http.get('*/main/catalog/regions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListRegionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListOptionsMockHandler = (overrideResponse?: CatalogOptions | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CatalogOptions> | CatalogOptions), options?: RequestHandlerOptions) => {
  return http.get('*/main/catalog/options', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOptionsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getCatalogMock = () => [
  getListBrandsMockHandler(),
  getListModelsMockHandler(),
  getListGenerationsMockHandler(),
  getListModificationsMockHandler(),
  getListPositionsMockHandler(),
  getListRegionsMockHandler(),
  getListOptionsMockHandler()
]
