/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  faker
} from '@faker-js/faker';

import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  Auto,
  AutoCounts,
  AutoCsv,
  AutoDeletion,
  AutoHistory,
  AutoList,
  AutoQuality,
  AutoRefresh,
  AutoStatistics,
  AutosBulkResult,
  ModerationEstimate,
  Workbook
} from '../karvonMainService.schemas';


export const getListAutosResponseMock = (): AutoList => ({"results":[{"id":5012,"version":7,"status":"active","brand":{"id":3,"name":"Chevrolet"},"car_model":{"id":31,"name":"Tracker"},"generation":{"id":88,"name":"II (2019–2024)"},"modification":{"id":410,"name":"1.2 Turbo, 132 л.с., 6AT","volume_litres":1.2,"horse_power":132},"position":{"id":52,"translations":{"ru":{"name":"Premier"},"uz":{"name":"Premier"}}},"year":2023,"mileage":24500,"transmission":{"id":26,"translations":{"ru":{"name":"Автомат"},"uz":{"name":"Avtomat"}}},"fuel_type":{"id":21,"translations":{"ru":{"name":"Бензин"},"uz":{"name":"Benzin"}}},"color":{"id":41,"translations":{"ru":{"name":"Красный"},"uz":{"name":"Qizil"}}},"condition":"excellent","used_car":true,"vin":"XWBMC5E12PA012345","cover":{"id":"q7Jk2mVx9s","url":"/media/q7Jk2mVx9s.webp","thumbnail":"/media/q7Jk2mVx9s.thumb.webp","name":"front.jpg","width":1200,"height":750},"photo_count":2,"avtosalon":{"id":31,"name":"Karvon Chilonzor"},"region":{"id":1,"translations":{"ru":{"name":"город Ташкент"},"uz":{"name":"Toshkent shahri"}}},"currency":"UZS","price":219000000,"price_uzs":219000000,"price_usd":18099,"rate_date":"2025-11-20","is_karvon_nasiya":true,"is_trade_in":true,"is_cheaper":false,"views":1284,"likes":36,"calls":9,"chats":4,"leads":11,"days_in_salon":12,"created_at":"2025-11-08T06:12:00Z","status_changed_at":"2025-11-08T09:40:00Z","published_at":"2025-11-08T09:40:00Z","expires_at":"2025-12-08T09:40:00Z","allowed_transitions":["barakami","sold_on_karvon","deactivated","deleted"],"can_edit":true,"can_refresh":true,"price_min":175200000,"price_max":262800000,"market":{"position":"high","percent":6,"median":206600000,"comparables":14},"days_in_stock":34,"figures_30d":{"views":1284,"calls":9,"leads":31},"money":{"cost":199900000,"margin":19100000,"margin_percent":8.7}},{"id":5013,"version":3,"status":"active","brand":{"id":3,"name":"Chevrolet"},"car_model":{"id":27,"name":"Cobalt"},"year":2024,"mileage":3100,"transmission":{"id":26,"translations":{"ru":{"name":"Автомат"},"uz":{"name":"Avtomat"}}},"condition":"excellent","used_car":true,"cover":{"id":"b5Nd1rQy7k","url":"/media/b5Nd1rQy7k.webp","thumbnail":"/media/b5Nd1rQy7k.thumb.webp","name":"cobalt.jpg","width":1200,"height":750},"photo_count":18,"avtosalon":{"id":31,"name":"Karvon Chilonzor"},"region":{"id":1,"translations":{"ru":{"name":"город Ташкент"},"uz":{"name":"Toshkent shahri"}}},"currency":"UZS","price":165500000,"price_uzs":165500000,"price_usd":13678,"rate_date":"2025-11-20","views":2046,"likes":58,"calls":17,"chats":6,"leads":19,"days_in_salon":5,"created_at":"2025-11-15T04:20:00Z","status_changed_at":"2025-11-15T08:05:00Z","published_at":"2025-11-15T08:05:00Z","expires_at":"2025-12-15T08:05:00Z","next_update_at":"2025-11-22T11:48:00Z","allowed_transitions":["barakami","sold_on_karvon","deactivated","deleted"],"can_edit":true,"can_refresh":false,"refresh_blocked_by":"too_early"},{"id":5021,"version":4,"status":"moderation_declined","brand":{"id":14,"name":"Chery"},"car_model":{"id":203,"name":"Tiggo 7 Pro Max"},"year":2024,"mileage":8900,"condition":"good","used_car":true,"cover":{"id":"v8Hs6tFe2a","url":"/media/v8Hs6tFe2a.webp","thumbnail":"/media/v8Hs6tFe2a.thumb.webp","name":"tiggo.jpg","width":1200,"height":750},"photo_count":22,"avtosalon":{"id":32,"name":"Karvon Sergeli"},"region":{"id":1,"translations":{"ru":{"name":"город Ташкент"},"uz":{"name":"Toshkent shahri"}}},"currency":"USD","price":24630,"price_uzs":298023000,"price_usd":24630,"rate_date":"2025-11-20","views":0,"likes":0,"calls":0,"chats":0,"leads":0,"days_in_salon":1,"created_at":"2025-11-19T05:00:00Z","status_changed_at":"2025-11-20T06:20:00Z","moderation_sent_at":"2025-11-19T06:20:00Z","declined_reason":{"field":"photos","code":"photo_unclear","text_ru":"Номер закрыт не полностью на фото 3","text_uz":"3-rasmda davlat raqami to‘liq yopilmagan"},"declined_count":2,"allowed_transitions":["moderation","archived","deleted"],"can_edit":true,"can_refresh":false,"refresh_blocked_by":"not_active"}],"count":148,"statuses":{"active":92,"moderation":6,"moderation_declined":3,"barakami":4,"expired":6,"ne_active":9,"sold_on_karvon":21,"archived":2,"deactivated":3,"flagged_to_admin":1,"reported_by_client":1}})

export const getCreateAutoResponseMock = (): Auto => ({"id":5160,"version":1,"status":"ne_active","car_id":7160,"core_car":{"id":7160,"brand":{"id":3,"name":"Chevrolet"},"car_model":{"id":27,"name":"Cobalt"},"used_car":true,"media_tools":[],"external_body_kit":[],"optics":[],"salon":[],"services":[]},"currency":"UZS","additional_phones":[],"barter":false,"is_trade_in":false,"is_karvon_nasiya":false,"is_cheaper":false,"owner_warranty":false,"passed_customs_clearance":false,"is_available_for_rent_to_own":false,"photos":[],"changed_part":[],"views":0,"likes":0,"calls":0,"chats":0,"leads":0,"days_in_salon":0,"created_at":"2025-11-20T09:00:00Z","status_changed_at":"2025-11-20T09:00:00Z","reasons":[],"allowed_transitions":["moderation","archived","deleted"],"can_edit":true,"can_refresh":false,"refresh_blocked_by":"not_active","telegram_posts":[],"allowed_telegram":[{"channel_id":3,"action":"send","code":"auto_not_active"}]})

export const getCountAutosResponseMock = (): AutoCounts => ({"total":148,"statuses":{"active":92,"moderation":6,"moderation_declined":3,"barakami":4,"expired":6,"ne_active":9,"sold_on_karvon":21,"archived":2,"deactivated":3,"flagged_to_admin":1,"reported_by_client":1}})

export const getExportAutosResponseMock = (): AutoCsv | Workbook => (faker.helpers.arrayElement(["﻿\"ID Karvon\";\"Статус\";\"Марка\";\"Модель\";\"Поколение\";\"Год\";\"VIN\";\"Пробег, км\";\"Цена\";\"Валюта\";\"Цена, сум\";\"Цена, у.е.\";\"Автосалон\";\"Регион\";\"Просмотры\";\"В избранном\";\"Звонки\";\"Чаты\";\"Лиды\";\"Дней в салоне\";\"Создано\";\"Опубликовано\";\"Истекает\";\"Продано\";\"Цена продажи\";\"Валюта продажи\"\r\n\"5012\";\"Активно\";\"Chevrolet\";\"Tracker\";\"II (2021–2024)\";\"2023\";\"XWBJA69V9PA012345\";\"18400\";\"215000000\";\"UZS\";\"215000000\";\"17980\";\"Karvon Chilonzor\";\"Город Ташкент\";\"412\";\"18\";\"6\";\"4\";\"11\";\"14\";\"2025-11-06 10:20\";\"2025-11-06 11:05\";\"2025-12-06 11:05\";\"\";\"\";\"\"\r\n", new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))])]))

export const getUpdateAutosResponseMock = (): AutosBulkResult => ({"done":1,"refused":1,"results":[{"id":5012,"ok":true},{"id":5013,"ok":false,"code":"refresh_too_early","allowed":["barakami","sold_on_karvon","deactivated","deleted"]}]})

export const getGetModerationEstimateResponseMock = (): ModerationEstimate => ({"decisions":20,"median_seconds":540})

export const getGetAutoResponseMock = (): Auto => ({"id":5012,"version":7,"status":"active","car_id":7012,"core_car":{"id":7012,"brand":{"id":3,"name":"Chevrolet"},"car_model":{"id":31,"name":"Tracker"},"generation":{"id":88,"name":"II (2019–2024)"},"modification":{"id":410,"name":"1.2 Turbo, 132 л.с., 6AT","volume_litres":1.2,"horse_power":132},"position":{"id":52,"translations":{"ru":{"name":"Premier"},"uz":{"name":"Premier"}}},"year":2023,"body_type":{"id":11,"translations":{"ru":{"name":"Кроссовер"},"uz":{"name":"Krossover"}}},"fuel_type":{"id":21,"translations":{"ru":{"name":"Бензин"},"uz":{"name":"Benzin"}}},"transmission":{"id":26,"translations":{"ru":{"name":"Автомат"},"uz":{"name":"Avtomat"}}},"drive_unit":{"id":31,"translations":{"ru":{"name":"Передний"},"uz":{"name":"Old"}}},"color":{"id":41,"translations":{"ru":{"name":"Красный"},"uz":{"name":"Qizil"}}},"paint_condition":{"id":61,"translations":{"ru":{"name":"Без окраса"},"uz":{"name":"Bo‘yalmagan"}}},"mileage":24500,"number_of_owners":1,"used_car":true,"vin":"XWBMC5E12PA012345","description":"Один хозяин, сервис у официального дилера.","media_tools":[{"id":101,"translations":{"ru":{"name":"Apple CarPlay"},"uz":{"name":"Apple CarPlay"}}}],"external_body_kit":[{"id":121,"translations":{"ru":{"name":"Литые диски"},"uz":{"name":"Quyma disklar"}}}],"optics":[{"id":141,"translations":{"ru":{"name":"LED-фары"},"uz":{"name":"LED faralar"}}}],"salon":[{"id":161,"translations":{"ru":{"name":"Кожаный салон"},"uz":{"name":"Charm salon"}}}],"services":[{"id":181,"translations":{"ru":{"name":"Сервисная книжка"},"uz":{"name":"Servis daftarchasi"}}}]},"avtosalon":{"id":31,"name":"Karvon Chilonzor"},"region":{"id":1,"translations":{"ru":{"name":"город Ташкент"},"uz":{"name":"Toshkent shahri"}}},"district":{"id":104,"translations":{"ru":{"name":"Чиланзарский район"},"uz":{"name":"Chilonzor tumani"}}},"condition":"excellent","currency":"UZS","price":219000000,"price_from":212000000,"price_to":231000000,"vat_price":245280000,"price_uzs":219000000,"price_usd":18099,"rate_date":"2025-11-20","time_from":"09:00","time_to":"20:00","additional_phones":["+998935550142"],"barter":false,"is_trade_in":true,"is_karvon_nasiya":true,"is_cheaper":false,"owner_warranty":false,"passed_customs_clearance":true,"is_available_for_rent_to_own":false,"photos":[{"id":"q7Jk2mVx9s","url":"/media/q7Jk2mVx9s.webp","thumbnail":"/media/q7Jk2mVx9s.thumb.webp","name":"front.jpg","width":1200,"height":750},{"id":"m3Tz8pLw4c","url":"/media/m3Tz8pLw4c.webp","thumbnail":"/media/m3Tz8pLw4c.thumb.webp","name":"rear.jpg","width":1200,"height":750}],"changed_part":[{"part":"front_bumper","change":"painted"}],"views":1284,"likes":36,"calls":9,"chats":4,"leads":11,"days_in_salon":12,"created_at":"2025-11-08T06:12:00Z","status_changed_at":"2025-11-08T09:40:00Z","published_at":"2025-11-08T09:40:00Z","expires_at":"2025-12-08T09:40:00Z","refreshed_at":"2025-11-17T05:00:00Z","moderation_sent_at":"2025-11-08T06:30:00Z","reasons":[],"allowed_transitions":["barakami","sold_on_karvon","deactivated","deleted"],"can_edit":true,"can_refresh":true,"telegram_posts":[{"id":71,"channel_id":3,"state":"posted","url":"https://t.me/karvon_motors/118","posted_at":"2025-11-20T09:35:02Z"}],"allowed_telegram":[{"channel_id":3,"action":"refresh"},{"channel_id":3,"action":"repost","code":"posted_today"}],"remoderation":{"fields":["core_car.brand","core_car.car_model","core_car.generation","core_car.modification","core_car.year","core_car.vin","photos"],"price_min":175200000,"price_max":262800000}})

export const getUpdateAutoResponseMock = (): Auto => ({"id":5012,"version":7,"status":"active","car_id":7012,"core_car":{"id":7012,"brand":{"id":3,"name":"Chevrolet"},"car_model":{"id":31,"name":"Tracker"},"generation":{"id":88,"name":"II (2019–2024)"},"modification":{"id":410,"name":"1.2 Turbo, 132 л.с., 6AT","volume_litres":1.2,"horse_power":132},"position":{"id":52,"translations":{"ru":{"name":"Premier"},"uz":{"name":"Premier"}}},"year":2023,"body_type":{"id":11,"translations":{"ru":{"name":"Кроссовер"},"uz":{"name":"Krossover"}}},"fuel_type":{"id":21,"translations":{"ru":{"name":"Бензин"},"uz":{"name":"Benzin"}}},"transmission":{"id":26,"translations":{"ru":{"name":"Автомат"},"uz":{"name":"Avtomat"}}},"drive_unit":{"id":31,"translations":{"ru":{"name":"Передний"},"uz":{"name":"Old"}}},"color":{"id":41,"translations":{"ru":{"name":"Красный"},"uz":{"name":"Qizil"}}},"paint_condition":{"id":61,"translations":{"ru":{"name":"Без окраса"},"uz":{"name":"Bo‘yalmagan"}}},"mileage":24500,"number_of_owners":1,"used_car":true,"vin":"XWBMC5E12PA012345","description":"Один хозяин, сервис у официального дилера.","media_tools":[{"id":101,"translations":{"ru":{"name":"Apple CarPlay"},"uz":{"name":"Apple CarPlay"}}}],"external_body_kit":[{"id":121,"translations":{"ru":{"name":"Литые диски"},"uz":{"name":"Quyma disklar"}}}],"optics":[{"id":141,"translations":{"ru":{"name":"LED-фары"},"uz":{"name":"LED faralar"}}}],"salon":[{"id":161,"translations":{"ru":{"name":"Кожаный салон"},"uz":{"name":"Charm salon"}}}],"services":[{"id":181,"translations":{"ru":{"name":"Сервисная книжка"},"uz":{"name":"Servis daftarchasi"}}}]},"avtosalon":{"id":31,"name":"Karvon Chilonzor"},"region":{"id":1,"translations":{"ru":{"name":"город Ташкент"},"uz":{"name":"Toshkent shahri"}}},"district":{"id":104,"translations":{"ru":{"name":"Чиланзарский район"},"uz":{"name":"Chilonzor tumani"}}},"condition":"excellent","currency":"UZS","price":219000000,"price_from":212000000,"price_to":231000000,"vat_price":245280000,"price_uzs":219000000,"price_usd":18099,"rate_date":"2025-11-20","time_from":"09:00","time_to":"20:00","additional_phones":["+998935550142"],"barter":false,"is_trade_in":true,"is_karvon_nasiya":true,"is_cheaper":false,"owner_warranty":false,"passed_customs_clearance":true,"is_available_for_rent_to_own":false,"photos":[{"id":"q7Jk2mVx9s","url":"/media/q7Jk2mVx9s.webp","thumbnail":"/media/q7Jk2mVx9s.thumb.webp","name":"front.jpg","width":1200,"height":750},{"id":"m3Tz8pLw4c","url":"/media/m3Tz8pLw4c.webp","thumbnail":"/media/m3Tz8pLw4c.thumb.webp","name":"rear.jpg","width":1200,"height":750}],"changed_part":[{"part":"front_bumper","change":"painted"}],"views":1284,"likes":36,"calls":9,"chats":4,"leads":11,"days_in_salon":12,"created_at":"2025-11-08T06:12:00Z","status_changed_at":"2025-11-08T09:40:00Z","published_at":"2025-11-08T09:40:00Z","expires_at":"2025-12-08T09:40:00Z","refreshed_at":"2025-11-17T05:00:00Z","moderation_sent_at":"2025-11-08T06:30:00Z","reasons":[],"allowed_transitions":["barakami","sold_on_karvon","deactivated","deleted"],"can_edit":true,"can_refresh":true,"telegram_posts":[{"id":71,"channel_id":3,"state":"posted","url":"https://t.me/karvon_motors/118","posted_at":"2025-11-20T09:35:02Z"}],"allowed_telegram":[{"channel_id":3,"action":"refresh"},{"channel_id":3,"action":"repost","code":"posted_today"}],"remoderation":{"fields":["core_car.brand","core_car.car_model","core_car.generation","core_car.modification","core_car.year","core_car.vin","photos"],"price_min":175200000,"price_max":262800000}})

export const getDeleteAutoResponseMock = (): AutoDeletion => ({"id":5012,"restorable_until":"2025-11-20T06:20:10Z"})

export const getTransitionAutoResponseMock = (): Auto => ({"id":5012,"version":8,"status":"moderation","car_id":7012,"core_car":{"id":7012,"brand":{"id":3,"name":"Chevrolet"},"car_model":{"id":31,"name":"Tracker"},"generation":{"id":88,"name":"II (2019–2024)"},"modification":{"id":410,"name":"1.2 Turbo, 132 л.с., 6AT","volume_litres":1.2,"horse_power":132},"position":{"id":52,"translations":{"ru":{"name":"Premier"},"uz":{"name":"Premier"}}},"year":2023,"body_type":{"id":11,"translations":{"ru":{"name":"Кроссовер"},"uz":{"name":"Krossover"}}},"fuel_type":{"id":21,"translations":{"ru":{"name":"Бензин"},"uz":{"name":"Benzin"}}},"transmission":{"id":26,"translations":{"ru":{"name":"Автомат"},"uz":{"name":"Avtomat"}}},"drive_unit":{"id":31,"translations":{"ru":{"name":"Передний"},"uz":{"name":"Old"}}},"color":{"id":41,"translations":{"ru":{"name":"Красный"},"uz":{"name":"Qizil"}}},"paint_condition":{"id":61,"translations":{"ru":{"name":"Без окраса"},"uz":{"name":"Bo‘yalmagan"}}},"mileage":24500,"number_of_owners":1,"used_car":true,"vin":"XWBMC5E12PA012345","description":"Один хозяин, сервис у официального дилера.","media_tools":[{"id":101,"translations":{"ru":{"name":"Apple CarPlay"},"uz":{"name":"Apple CarPlay"}}}],"external_body_kit":[{"id":121,"translations":{"ru":{"name":"Литые диски"},"uz":{"name":"Quyma disklar"}}}],"optics":[{"id":141,"translations":{"ru":{"name":"LED-фары"},"uz":{"name":"LED faralar"}}}],"salon":[{"id":161,"translations":{"ru":{"name":"Кожаный салон"},"uz":{"name":"Charm salon"}}}],"services":[{"id":181,"translations":{"ru":{"name":"Сервисная книжка"},"uz":{"name":"Servis daftarchasi"}}}]},"avtosalon":{"id":31,"name":"Karvon Chilonzor"},"region":{"id":1,"translations":{"ru":{"name":"город Ташкент"},"uz":{"name":"Toshkent shahri"}}},"district":{"id":104,"translations":{"ru":{"name":"Чиланзарский район"},"uz":{"name":"Chilonzor tumani"}}},"condition":"excellent","currency":"UZS","price":219000000,"price_from":212000000,"price_to":231000000,"vat_price":245280000,"price_uzs":219000000,"price_usd":18099,"rate_date":"2025-11-20","time_from":"09:00","time_to":"20:00","additional_phones":["+998935550142"],"barter":false,"is_trade_in":true,"is_karvon_nasiya":true,"is_cheaper":false,"owner_warranty":false,"passed_customs_clearance":true,"is_available_for_rent_to_own":false,"photos":[{"id":"q7Jk2mVx9s","url":"/media/q7Jk2mVx9s.webp","thumbnail":"/media/q7Jk2mVx9s.thumb.webp","name":"front.jpg","width":1200,"height":750},{"id":"m3Tz8pLw4c","url":"/media/m3Tz8pLw4c.webp","thumbnail":"/media/m3Tz8pLw4c.thumb.webp","name":"rear.jpg","width":1200,"height":750}],"changed_part":[{"part":"front_bumper","change":"painted"}],"views":1284,"likes":36,"calls":9,"chats":4,"leads":11,"days_in_salon":12,"created_at":"2025-11-08T06:12:00Z","status_changed_at":"2025-11-20T06:20:00Z","published_at":"2025-11-08T09:40:00Z","refreshed_at":"2025-11-17T05:00:00Z","moderation_sent_at":"2025-11-20T06:20:00Z","reasons":[],"allowed_transitions":["ne_active"],"can_edit":false,"can_refresh":false,"refresh_blocked_by":"not_active","telegram_posts":[],"allowed_telegram":[{"channel_id":3,"action":"send","code":"auto_not_active"}]})

export const getRefreshAutoResponseMock = (): AutoRefresh => ({"id":5012,"version":8,"refreshed_at":"2025-11-20T06:20:00Z","next_update_at":"2025-11-23T06:20:00Z"})

export const getRestoreAutoResponseMock = (): Auto => ({"id":5012,"version":7,"status":"active","car_id":7012,"core_car":{"id":7012,"brand":{"id":3,"name":"Chevrolet"},"car_model":{"id":31,"name":"Tracker"},"generation":{"id":88,"name":"II (2019–2024)"},"modification":{"id":410,"name":"1.2 Turbo, 132 л.с., 6AT","volume_litres":1.2,"horse_power":132},"position":{"id":52,"translations":{"ru":{"name":"Premier"},"uz":{"name":"Premier"}}},"year":2023,"body_type":{"id":11,"translations":{"ru":{"name":"Кроссовер"},"uz":{"name":"Krossover"}}},"fuel_type":{"id":21,"translations":{"ru":{"name":"Бензин"},"uz":{"name":"Benzin"}}},"transmission":{"id":26,"translations":{"ru":{"name":"Автомат"},"uz":{"name":"Avtomat"}}},"drive_unit":{"id":31,"translations":{"ru":{"name":"Передний"},"uz":{"name":"Old"}}},"color":{"id":41,"translations":{"ru":{"name":"Красный"},"uz":{"name":"Qizil"}}},"paint_condition":{"id":61,"translations":{"ru":{"name":"Без окраса"},"uz":{"name":"Bo‘yalmagan"}}},"mileage":24500,"number_of_owners":1,"used_car":true,"vin":"XWBMC5E12PA012345","description":"Один хозяин, сервис у официального дилера.","media_tools":[{"id":101,"translations":{"ru":{"name":"Apple CarPlay"},"uz":{"name":"Apple CarPlay"}}}],"external_body_kit":[{"id":121,"translations":{"ru":{"name":"Литые диски"},"uz":{"name":"Quyma disklar"}}}],"optics":[{"id":141,"translations":{"ru":{"name":"LED-фары"},"uz":{"name":"LED faralar"}}}],"salon":[{"id":161,"translations":{"ru":{"name":"Кожаный салон"},"uz":{"name":"Charm salon"}}}],"services":[{"id":181,"translations":{"ru":{"name":"Сервисная книжка"},"uz":{"name":"Servis daftarchasi"}}}]},"avtosalon":{"id":31,"name":"Karvon Chilonzor"},"region":{"id":1,"translations":{"ru":{"name":"город Ташкент"},"uz":{"name":"Toshkent shahri"}}},"district":{"id":104,"translations":{"ru":{"name":"Чиланзарский район"},"uz":{"name":"Chilonzor tumani"}}},"condition":"excellent","currency":"UZS","price":219000000,"price_from":212000000,"price_to":231000000,"vat_price":245280000,"price_uzs":219000000,"price_usd":18099,"rate_date":"2025-11-20","time_from":"09:00","time_to":"20:00","additional_phones":["+998935550142"],"barter":false,"is_trade_in":true,"is_karvon_nasiya":true,"is_cheaper":false,"owner_warranty":false,"passed_customs_clearance":true,"is_available_for_rent_to_own":false,"photos":[{"id":"q7Jk2mVx9s","url":"/media/q7Jk2mVx9s.webp","thumbnail":"/media/q7Jk2mVx9s.thumb.webp","name":"front.jpg","width":1200,"height":750},{"id":"m3Tz8pLw4c","url":"/media/m3Tz8pLw4c.webp","thumbnail":"/media/m3Tz8pLw4c.thumb.webp","name":"rear.jpg","width":1200,"height":750}],"changed_part":[{"part":"front_bumper","change":"painted"}],"views":1284,"likes":36,"calls":9,"chats":4,"leads":11,"days_in_salon":12,"created_at":"2025-11-08T06:12:00Z","status_changed_at":"2025-11-08T09:40:00Z","published_at":"2025-11-08T09:40:00Z","expires_at":"2025-12-08T09:40:00Z","refreshed_at":"2025-11-17T05:00:00Z","moderation_sent_at":"2025-11-08T06:30:00Z","reasons":[],"allowed_transitions":["barakami","sold_on_karvon","deactivated","deleted"],"can_edit":true,"can_refresh":true,"telegram_posts":[{"id":71,"channel_id":3,"state":"posted","url":"https://t.me/karvon_motors/118","posted_at":"2025-11-20T09:35:02Z"}],"allowed_telegram":[{"channel_id":3,"action":"refresh"},{"channel_id":3,"action":"repost","code":"posted_today"}],"remoderation":{"fields":["core_car.brand","core_car.car_model","core_car.generation","core_car.modification","core_car.year","core_car.vin","photos"],"price_min":175200000,"price_max":262800000}})

export const getGetAutoHistoryResponseMock = (): AutoHistory => ({"count":2,"results":[{"id":90412,"at":"2025-11-18T10:02:00Z","kind":"changed","actor":{"kind":"dealer","name":"Жасур Каримов"},"changes":[{"field":"price","before":"224000000","after":"219000000"}]},{"id":90377,"at":"2025-11-08T09:40:00Z","kind":"status_changed","actor":{"kind":"moderator"},"from":"moderation","to":"active","changes":[]}]})

export const getGetAutoStatisticsResponseMock = (): AutoStatistics => ({"from":"2025-11-18","to":"2025-11-20","totals":{"views":318,"likes":9,"calls":3,"dials":4,"chats":1,"leads":4},"previous":{"views":290,"likes":7,"calls":2,"dials":3,"chats":1,"leads":3},"days":[{"date":"2025-11-18","views":120,"likes":4,"calls":1,"dials":2,"chats":0,"leads":1},{"date":"2025-11-19","views":104,"likes":3,"calls":1,"dials":2,"chats":1,"leads":2},{"date":"2025-11-20","views":94,"likes":2,"calls":1,"dials":2,"chats":0,"leads":1}],"prices":[{"at":"2025-11-18T10:02:00Z","price":219000000,"currency":"UZS"}]})

export const getGetAutoQualityResponseMock = (): AutoQuality => ({"score":78,"items":[{"check":"options","gain":9},{"check":"photos","gain":8,"missing":4},{"check":"description","gain":5,"missing":156}],"blocking":[]})


export const getListAutosMockHandler = (overrideResponse?: AutoList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AutoList> | AutoList), options?: RequestHandlerOptions) => {
  return http.get('*/main/autos', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAutosResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateAutoMockHandler = (overrideResponse?: Auto | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Auto> | Auto), options?: RequestHandlerOptions) => {
  return http.post('*/main/autos', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateAutoResponseMock(),
      { status: 201
      })
  }, options)
}

export const getCountAutosMockHandler = (overrideResponse?: AutoCounts | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AutoCounts> | AutoCounts), options?: RequestHandlerOptions) => {
  return http.get('*/main/autos/counts', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCountAutosResponseMock(),
      { status: 200
      })
  }, options)
}

export const getExportAutosMockHandler = (overrideResponse?: AutoCsv | Workbook | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AutoCsv | Workbook> | AutoCsv | Workbook), options?: RequestHandlerOptions) => {
  return http.get('*/main/autos/export', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportAutosResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/octet-stream' }
      })
  }, options)
}

export const getUpdateAutosMockHandler = (overrideResponse?: AutosBulkResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AutosBulkResult> | AutosBulkResult), options?: RequestHandlerOptions) => {
  return http.post('*/main/autos/bulk', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateAutosResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetModerationEstimateMockHandler = (overrideResponse?: ModerationEstimate | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ModerationEstimate> | ModerationEstimate), options?: RequestHandlerOptions) => {
  return http.get('*/main/autos/moderation-estimate', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetModerationEstimateResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetAutoMockHandler = (overrideResponse?: Auto | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Auto> | Auto), options?: RequestHandlerOptions) => {
  return http.get('*/main/autos/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAutoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateAutoMockHandler = (overrideResponse?: Auto | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Auto> | Auto), options?: RequestHandlerOptions) => {
  return http.patch('*/main/autos/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateAutoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteAutoMockHandler = (overrideResponse?: AutoDeletion | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<AutoDeletion> | AutoDeletion), options?: RequestHandlerOptions) => {
  return http.delete('*/main/autos/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteAutoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getTransitionAutoMockHandler = (overrideResponse?: Auto | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Auto> | Auto), options?: RequestHandlerOptions) => {
  return http.post('*/main/autos/:id/transitions', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getTransitionAutoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRefreshAutoMockHandler = (overrideResponse?: AutoRefresh | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AutoRefresh> | AutoRefresh), options?: RequestHandlerOptions) => {
  return http.post('*/main/autos/:id/refresh', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRefreshAutoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRestoreAutoMockHandler = (overrideResponse?: Auto | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Auto> | Auto), options?: RequestHandlerOptions) => {
  return http.post('*/main/autos/:id/restore', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreAutoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetAutoHistoryMockHandler = (overrideResponse?: AutoHistory | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AutoHistory> | AutoHistory), options?: RequestHandlerOptions) => {
  return http.get('*/main/autos/:id/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAutoHistoryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetAutoStatisticsMockHandler = (overrideResponse?: AutoStatistics | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AutoStatistics> | AutoStatistics), options?: RequestHandlerOptions) => {
  return http.get('*/main/autos/:id/statistics', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAutoStatisticsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetAutoQualityMockHandler = (overrideResponse?: AutoQuality | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AutoQuality> | AutoQuality), options?: RequestHandlerOptions) => {
  return http.get('*/main/autos/:id/quality', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAutoQualityResponseMock(),
      { status: 200
      })
  }, options)
}
export const getAutosMock = () => [
  getListAutosMockHandler(),
  getCreateAutoMockHandler(),
  getCountAutosMockHandler(),
  getExportAutosMockHandler(),
  getUpdateAutosMockHandler(),
  getGetModerationEstimateMockHandler(),
  getGetAutoMockHandler(),
  getUpdateAutoMockHandler(),
  getDeleteAutoMockHandler(),
  getTransitionAutoMockHandler(),
  getRefreshAutoMockHandler(),
  getRestoreAutoMockHandler(),
  getGetAutoHistoryMockHandler(),
  getGetAutoStatisticsMockHandler(),
  getGetAutoQualityMockHandler()
]
