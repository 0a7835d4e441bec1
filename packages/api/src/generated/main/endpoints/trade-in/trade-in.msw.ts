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
  Application,
  ApplicationHistory,
  ApplicationList,
  ApplicationsBulkResult,
  Csv,
  MarketplaceApplication,
  MarketplaceOffer,
  MarketplaceOfferList,
  MarketplaceTradeInAuto,
  Offer,
  OfferList,
  TradeInAuto,
  TradeInAutoList,
  TradeInHistory
} from '../karvonMainService.schemas';


export const getListTradeInAutosResponseMock = (): TradeInAutoList => ({"results":[{"id":661,"status":"open","car":{"title":"Chevrolet Gentra, 2017","brand":"Chevrolet","car_model":"Gentra","brand_id":3,"model_id":28,"year":2017,"mileage":138000,"fuel_type":{"id":21,"translations":{"ru":{"name":"Бензин"},"uz":{"name":"Benzin"}}},"transmission":{"id":26,"translations":{"ru":{"name":"Автомат"},"uz":{"name":"Avtomat"}}},"photos":[{"id":"g3ntra17fr","url":"/media/g3ntra17fr.webp","thumbnail":"/media/g3ntra17fr.thumb.webp"}]},"region":{"id":1,"translations":{"ru":{"name":"город Ташкент"},"uz":{"name":"Toshkent shahri"}}},"distance":0,"asking_price":104000000,"currency":"UZS","asking_price_uzs":104000000,"comparables":14,"market_price":101000000,"market_from":94000000,"market_to":109000000,"offer_count":3,"best_price":92000000,"best_currency":"UZS","best_price_uzs":92000000,"headroom":-3120000,"my_offer":{"id":884,"trade_in_auto_id":661,"is_mine":true,"version":1,"price":88500000,"currency":"UZS","price_uzs":88500000,"valid_until":"2025-11-20T10:25:00Z","status":"sent","rank":2,"allowed_actions":["change","withdraw"],"avtosalon":{"id":31,"name":"Karvon Chilonzor"},"comment":"","author":{"id":61,"full_name":"Нодира Алиева"},"created_at":"2025-11-20T05:15:00Z"},"client_name":"Акмаль","desired_car_text":"Chevrolet Tracker","lead_id":9303,"allowed_actions":["change","withdraw"],"rate":{"rate":12100,"date":"2025-11-20"},"open_until":"2025-11-20T10:29:00Z","created_at":"2025-11-13T08:00:00Z"},{"id":640,"status":"open","car":{"title":"Daewoo Nexia 3, 2018","brand":"Daewoo","car_model":"Nexia 3","brand_id":12,"model_id":141,"year":2018,"mileage":112000,"fuel_type":{"id":21,"translations":{"ru":{"name":"Бензин"},"uz":{"name":"Benzin"}}},"transmission":{"id":25,"translations":{"ru":{"name":"Механика"},"uz":{"name":"Mexanika"}}},"color":{"id":44,"translations":{"ru":{"name":"Зелёный"},"uz":{"name":"Yashil"}}},"condition":"good","number_of_owners":1,"changed_part":[{"part":"front_left_fender","change":"replaced"},{"part":"front_right_fender","change":"replaced"}],"photos":[{"id":"n3x1a3fron","url":"/media/n3x1a3fron.webp","thumbnail":"/media/n3x1a3fron.thumb.webp"},{"id":"n3x1a3side","url":"/media/n3x1a3side.webp","thumbnail":"/media/n3x1a3side.thumb.webp"},{"id":"n3x1a3rear","url":"/media/n3x1a3rear.webp","thumbnail":"/media/n3x1a3rear.thumb.webp"}],"description":"Один хозяин, не такси. Менял передние крылья, краска заводская на остальном"},"region":{"id":1,"translations":{"ru":{"name":"город Ташкент"},"uz":{"name":"Toshkent shahri"}}},"distance":0,"asking_price":85000000,"currency":"UZS","asking_price_uzs":85000000,"comparables":9,"market_price":82000000,"market_from":75000000,"market_to":88000000,"offer_count":2,"best_price":78000000,"best_currency":"UZS","best_price_uzs":78000000,"headroom":-5840000,"my_offer":{"id":880,"trade_in_auto_id":640,"is_mine":true,"version":2,"price":78000000,"currency":"UZS","price_uzs":78000000,"previous_price":76000000,"previous_currency":"UZS","valid_until":"2025-11-27T18:59:59Z","status":"sent","rank":1,"allowed_actions":["change","withdraw"],"avtosalon":{"id":31,"name":"Karvon Chilonzor"},"comment":"Готовы принять сегодня","author":{"id":60,"full_name":"Жасур Каримов"},"created_at":"2025-11-19T11:00:00Z","updated_at":"2025-11-20T06:32:00Z"},"client_name":"Улугбек","desired_car_text":"Chevrolet Onix, до 150 000 000 сум","allowed_actions":["change","withdraw"],"rate":{"rate":12100,"date":"2025-11-20"},"open_until":"2025-12-02T13:49:00Z","created_at":"2025-11-18T10:00:00Z"},{"id":672,"status":"open","car":{"title":"Chevrolet Captiva, 2014","brand":"Chevrolet","car_model":"Captiva","brand_id":3,"model_id":36,"year":2014,"mileage":181000,"photos":[{"id":"c4ptiva14f","url":"/media/c4ptiva14f.webp","thumbnail":"/media/c4ptiva14f.thumb.webp"}]},"region":{"id":3,"translations":{"ru":{"name":"Бухарская область"},"uz":{"name":"Buxoro viloyati"}}},"distance":445,"asking_price":118000000,"currency":"UZS","asking_price_uzs":118000000,"comparables":3,"offer_count":0,"client_name":"Шухрат","desired_car_text":"Chery Tiggo 7","allowed_actions":["offer"],"rate":{"rate":12100,"date":"2025-11-20"},"open_until":"2025-11-29T20:49:00Z","created_at":"2025-11-19T04:30:00Z"},{"id":655,"status":"open","car":{"title":"Chevrolet Spark, 2019","brand":"Chevrolet","car_model":"Spark","brand_id":3,"model_id":33,"year":2019,"mileage":64000,"fuel_type":{"id":21,"translations":{"ru":{"name":"Бензин"},"uz":{"name":"Benzin"}}},"transmission":{"id":25,"translations":{"ru":{"name":"Механика"},"uz":{"name":"Mexanika"}}},"color":{"id":43,"translations":{"ru":{"name":"Синий"},"uz":{"name":"Ko‘k"}}},"condition":"good","number_of_owners":2,"photos":[{"id":"sp4rk19fro","url":"/media/sp4rk19fro.webp","thumbnail":"/media/sp4rk19fro.thumb.webp"},{"id":"sp4rk19rea","url":"/media/sp4rk19rea.webp","thumbnail":"/media/sp4rk19rea.thumb.webp"}]},"region":{"id":8,"translations":{"ru":{"name":"Самаркандская область"},"uz":{"name":"Samarqand viloyati"}}},"distance":268,"asking_price":7900,"currency":"USD","asking_price_uzs":95590000,"comparables":7,"market_price":96000000,"market_from":88000000,"market_to":104000000,"offer_count":0,"client_name":"Феруза","allowed_actions":["offer"],"rate":{"rate":12100,"date":"2025-11-20"},"open_until":"2025-12-04T11:49:00Z","created_at":"2025-11-20T06:00:00Z","headroom":84480000}],"count":23,"statuses":{"open":23,"mine":6,"won":2,"closed":41}})

export const getGetTradeInAutoResponseMock = (): TradeInAuto => ({"id":640,"status":"open","car":{"title":"Daewoo Nexia 3, 2018","brand":"Daewoo","car_model":"Nexia 3","brand_id":12,"model_id":141,"year":2018,"mileage":112000,"fuel_type":{"id":21,"translations":{"ru":{"name":"Бензин"},"uz":{"name":"Benzin"}}},"transmission":{"id":25,"translations":{"ru":{"name":"Механика"},"uz":{"name":"Mexanika"}}},"color":{"id":44,"translations":{"ru":{"name":"Зелёный"},"uz":{"name":"Yashil"}}},"condition":"good","number_of_owners":1,"changed_part":[{"part":"front_left_fender","change":"replaced"},{"part":"front_right_fender","change":"replaced"}],"photos":[{"id":"n3x1a3fron","url":"/media/n3x1a3fron.webp","thumbnail":"/media/n3x1a3fron.thumb.webp"},{"id":"n3x1a3side","url":"/media/n3x1a3side.webp","thumbnail":"/media/n3x1a3side.thumb.webp"},{"id":"n3x1a3rear","url":"/media/n3x1a3rear.webp","thumbnail":"/media/n3x1a3rear.thumb.webp"}],"description":"Один хозяин, не такси. Менял передние крылья, краска заводская на остальном"},"region":{"id":1,"translations":{"ru":{"name":"город Ташкент"},"uz":{"name":"Toshkent shahri"}}},"distance":0,"asking_price":85000000,"currency":"UZS","asking_price_uzs":85000000,"comparables":9,"market_price":82000000,"market_from":75000000,"market_to":88000000,"offer_count":2,"best_price":78000000,"best_currency":"UZS","best_price_uzs":78000000,"headroom":-5840000,"my_offer":{"id":880,"trade_in_auto_id":640,"is_mine":true,"version":2,"price":78000000,"currency":"UZS","price_uzs":78000000,"previous_price":76000000,"previous_currency":"UZS","valid_until":"2025-11-27T18:59:59Z","status":"sent","rank":1,"allowed_actions":["change","withdraw"],"avtosalon":{"id":31,"name":"Karvon Chilonzor"},"comment":"Готовы принять сегодня","author":{"id":60,"full_name":"Жасур Каримов"},"created_at":"2025-11-19T11:00:00Z","updated_at":"2025-11-20T06:32:00Z"},"client_name":"Улугбек","desired_car_text":"Chevrolet Onix, до 150 000 000 сум","allowed_actions":["change","withdraw"],"rate":{"rate":12100,"date":"2025-11-20"},"open_until":"2025-12-02T13:49:00Z","created_at":"2025-11-18T10:00:00Z"})

export const getListOffersResponseMock = (): OfferList => ({"results":[{"id":880,"trade_in_auto_id":640,"is_mine":true,"version":2,"price":78000000,"currency":"UZS","price_uzs":78000000,"previous_price":76000000,"previous_currency":"UZS","valid_until":"2025-11-27T18:59:59Z","status":"sent","rank":1,"allowed_actions":["change","withdraw"],"avtosalon":{"id":31,"name":"Karvon Chilonzor"},"comment":"Готовы принять сегодня","author":{"id":60,"full_name":"Жасур Каримов"},"created_at":"2025-11-19T11:00:00Z","updated_at":"2025-11-20T06:32:00Z"},{"id":871,"trade_in_auto_id":640,"is_mine":false,"price":75000000,"currency":"UZS","price_uzs":75000000,"valid_until":"2025-11-25T18:59:59Z","status":"sent","rank":2,"created_at":"2025-11-18T15:30:00Z"},{"id":869,"trade_in_auto_id":640,"is_mine":false,"price":72500000,"currency":"UZS","price_uzs":72500000,"valid_until":"2025-11-19T18:59:59Z","status":"expired","created_at":"2025-11-18T12:10:00Z"}],"count":3})

export const getCreateOfferResponseMock = (): Offer => ({"id":880,"trade_in_auto_id":640,"is_mine":true,"version":2,"price":78000000,"currency":"UZS","price_uzs":78000000,"previous_price":76000000,"previous_currency":"UZS","valid_until":"2025-11-27T18:59:59Z","status":"sent","rank":1,"allowed_actions":["change","withdraw"],"avtosalon":{"id":31,"name":"Karvon Chilonzor"},"comment":"Готовы принять сегодня","author":{"id":60,"full_name":"Жасур Каримов"},"created_at":"2025-11-19T11:00:00Z","updated_at":"2025-11-20T06:32:00Z"})

export const getGetTradeInHistoryResponseMock = (): TradeInHistory => ({"results":[{"id":7712,"at":"2025-11-20T06:32:00Z","kind":"changed","actor":{"kind":"dealer","name":"Нодира Алиева"},"offer_id":880,"price":78000000,"currency":"UZS","previous_price":76000000,"previous_currency":"UZS","valid_until":"2025-11-27T18:59:59Z"},{"id":7690,"at":"2025-11-19T11:00:00Z","kind":"offered","actor":{"kind":"dealer","name":"Жасур Каримов"},"offer_id":880,"price":76000000,"currency":"UZS","valid_until":"2025-11-27T18:59:59Z"}],"count":2})

export const getExportOffersResponseMock = (): Csv => ("﻿\"ID\";\"Машина\";\"Предложение\";\"Валюта\";\"Предложение, сум\";\"Рынок, сум\";\"Статус\";\"Действует до\";\"Автосалон\";\"Автор\";\"Комментарий\";\"Отправлено\";\"Решено\"\r\n\"880\";\"Daewoo Nexia 3, 2018\";\"78000000\";\"UZS\";\"78000000\";\"84000000\";\"Отправлено\";\"2025-11-24 23:59\";\"Karvon Chilonzor\";\"Нодира Алиева\";\"\";\"2025-11-20 14:41\";\"\"\r\n")

export const getUpdateOfferResponseMock = (): Offer => ({"id":880,"trade_in_auto_id":640,"is_mine":true,"version":3,"price":80000000,"currency":"UZS","price_uzs":80000000,"previous_price":78000000,"previous_currency":"UZS","valid_until":"2025-11-27T18:59:59Z","status":"sent","rank":1,"allowed_actions":["change","withdraw"],"avtosalon":{"id":31,"name":"Karvon Chilonzor"},"comment":"Готовы принять сегодня","author":{"id":61,"full_name":"Нодира Алиева"},"created_at":"2025-11-19T11:00:00Z","updated_at":"2025-11-20T09:05:00Z"})

export const getListApplicationsResponseMock = (): ApplicationList => ({"results":[{"id":398,"version":3,"source":"marketplace","client_name":"Достон Каримов","phone":"+998903458812","current_car":{"title":"Chevrolet Gentra, 2016","brand":"Chevrolet","car_model":"Gentra","year":2016,"mileage":141000,"photos":[{"id":"g3ntra16fr","url":"/media/g3ntra16fr.webp","thumbnail":"/media/g3ntra16fr.thumb.webp"}]},"currency":"UZS","rate":{"rate":12100,"date":"2025-11-20"},"status":"scheduled","allowed_transitions":["scheduled","approved","rejected"],"is_overdue":true,"manager_comment":"","contact_count":1,"avtosalon":{"id":31,"name":"Karvon Chilonzor"},"desired_car":{"id":5044,"title":"Chevrolet Cobalt, 2024","photo":{"id":"c0bAlt24wh","url":"/media/c0bAlt24wh.webp","thumbnail":"/media/c0bAlt24wh.thumb.webp"}},"desired_status":"active","desired_price":165500000,"desired_currency":"UZS","market_price":88000000,"price":86000000,"surcharge":79500000,"scheduled_at":"2025-11-19T06:00:00Z","responsible":{"id":61,"full_name":"Нодира Алиева"},"created_at":"2025-11-17T08:20:00Z","updated_at":"2025-11-18T04:10:00Z"},{"id":409,"version":2,"source":"marketplace","client_name":"Rustam Nazarov","phone":"+998974021933","current_car":{"title":"Chevrolet Damas, 2020","brand":"Chevrolet","car_model":"Damas","year":2020,"mileage":86000,"photos":[{"id":"d4mas20fro","url":"/media/d4mas20fro.webp","thumbnail":"/media/d4mas20fro.thumb.webp"}]},"currency":"UZS","rate":{"rate":12100,"date":"2025-11-20"},"status":"scheduled","allowed_transitions":["scheduled","approved","rejected"],"is_overdue":false,"manager_comment":"","contact_count":1,"avtosalon":{"id":31,"name":"Karvon Chilonzor"},"desired_car":{"id":5071,"title":"BYD Song Plus DM-i, 2024","photo":{"id":"s0ngPlus24","url":"/media/s0ngPlus24.webp","thumbnail":"/media/s0ngPlus24.thumb.webp"}},"desired_status":"active","desired_price":345000000,"desired_currency":"UZS","market_price":79500000,"surcharge":265500000,"scheduled_at":"2025-11-20T11:30:00Z","responsible":{"id":62,"full_name":"Ислом Раҳимов"},"created_at":"2025-11-19T07:05:00Z","updated_at":"2025-11-19T09:00:00Z"},{"id":405,"version":4,"source":"room","client_name":"Дилноза Рашидова","phone":"+998909876543","current_car":{"title":"Chevrolet Spark, 2019","brand":"Chevrolet","car_model":"Spark","brand_id":3,"model_id":33,"year":2019,"mileage":64000,"fuel_type":{"id":21,"translations":{"ru":{"name":"Бензин"},"uz":{"name":"Benzin"}}},"transmission":{"id":25,"translations":{"ru":{"name":"Механика"},"uz":{"name":"Mexanika"}}},"color":{"id":43,"translations":{"ru":{"name":"Синий"},"uz":{"name":"Ko‘k"}}},"condition":"good","number_of_owners":2,"photos":[{"id":"sp4rk19fro","url":"/media/sp4rk19fro.webp","thumbnail":"/media/sp4rk19fro.thumb.webp"},{"id":"sp4rk19rea","url":"/media/sp4rk19rea.webp","thumbnail":"/media/sp4rk19rea.thumb.webp"}]},"currency":"UZS","rate":{"rate":12100,"date":"2025-11-20"},"status":"scheduled","allowed_transitions":["scheduled","approved","rejected"],"is_overdue":false,"manager_comment":"Просит оставить зимние колёса в комплекте","contact_count":1,"avtosalon":{"id":31,"name":"Karvon Chilonzor"},"desired_car":{"id":5012,"title":"Chevrolet Tracker, 2023","photo":{"id":"q7Jk2mVx9s","url":"/media/q7Jk2mVx9s.webp","thumbnail":"/media/q7Jk2mVx9s.thumb.webp"}},"desired_status":"active","desired_price":219000000,"desired_currency":"UZS","market_price":96000000,"price":94000000,"surcharge":125000000,"scheduled_at":"2025-11-21T06:00:00Z","responsible":{"id":61,"full_name":"Нодира Алиева"},"room_id":701,"lead_id":9303,"created_at":"2025-11-19T14:00:00Z","updated_at":"2025-11-20T05:30:00Z"},{"id":412,"version":1,"source":"marketplace","client_name":"Улугбек Тошматов","phone":"+998946661234","current_car":{"title":"Daewoo Nexia 3, 2018","brand":"Daewoo","car_model":"Nexia 3","brand_id":12,"model_id":141,"year":2018,"mileage":112000,"fuel_type":{"id":21,"translations":{"ru":{"name":"Бензин"},"uz":{"name":"Benzin"}}},"transmission":{"id":25,"translations":{"ru":{"name":"Механика"},"uz":{"name":"Mexanika"}}},"color":{"id":44,"translations":{"ru":{"name":"Зелёный"},"uz":{"name":"Yashil"}}},"condition":"good","number_of_owners":1,"changed_part":[{"part":"front_left_fender","change":"replaced"},{"part":"front_right_fender","change":"replaced"}],"photos":[{"id":"n3x1a3fron","url":"/media/n3x1a3fron.webp","thumbnail":"/media/n3x1a3fron.thumb.webp"},{"id":"n3x1a3side","url":"/media/n3x1a3side.webp","thumbnail":"/media/n3x1a3side.thumb.webp"},{"id":"n3x1a3rear","url":"/media/n3x1a3rear.webp","thumbnail":"/media/n3x1a3rear.thumb.webp"}],"description":"Один хозяин, не такси. Менял передние крылья, краска заводская на остальном"},"currency":"UZS","rate":{"rate":12100,"date":"2025-11-20"},"status":"pending","allowed_transitions":["scheduled","rejected"],"is_overdue":false,"manager_comment":"","contact_count":1,"avtosalon":{"id":31,"name":"Karvon Chilonzor"},"desired_car":{"id":5012,"title":"Chevrolet Tracker, 2023","photo":{"id":"q7Jk2mVx9s","url":"/media/q7Jk2mVx9s.webp","thumbnail":"/media/q7Jk2mVx9s.thumb.webp"}},"desired_status":"active","desired_price":219000000,"desired_currency":"UZS","market_price":98000000,"surcharge":121000000,"created_at":"2025-11-20T06:45:00Z","updated_at":"2025-11-20T06:45:00Z"},{"id":390,"version":5,"source":"trade_in_auto","client_name":"Лола Пулатова","phone":"+998996512048","current_car":{"title":"Chevrolet Cobalt, 2018","brand":"Chevrolet","car_model":"Cobalt","year":2018,"mileage":97000,"photos":[{"id":"c0balt18fr","url":"/media/c0balt18fr.webp","thumbnail":"/media/c0balt18fr.thumb.webp"}]},"currency":"UZS","rate":{"rate":12095,"date":"2025-11-18"},"status":"approved","allowed_transitions":[],"is_overdue":false,"manager_comment":"","contact_count":1,"avtosalon":{"id":31,"name":"Karvon Chilonzor"},"desired_car":{"id":5060,"title":"Chevrolet Spark, 2021","photo":{"id":"sp4rk21whi","url":"/media/sp4rk21whi.webp","thumbnail":"/media/sp4rk21whi.thumb.webp"}},"desired_status":"active","desired_price":98500000,"desired_currency":"UZS","market_price":104000000,"price":101500000,"surcharge":-3000000,"scheduled_at":"2025-11-18T10:00:00Z","responsible":{"id":62,"full_name":"Ислом Раҳимов"},"trade_in_auto_id":617,"auto_id":5102,"created_at":"2025-11-15T11:40:00Z","updated_at":"2025-11-18T11:05:00Z","decided_at":"2025-11-18T11:05:00Z"},{"id":384,"version":3,"source":"marketplace","client_name":"Малика Исмоилова","phone":"+998942086619","current_car":{"title":"Chevrolet Gentra, 2012","brand":"Chevrolet","car_model":"Gentra","year":2012,"mileage":205000,"photos":[]},"currency":"UZS","rate":{"rate":12100,"date":"2025-11-20"},"status":"rejected","allowed_transitions":[],"is_overdue":false,"manager_comment":"Решила подождать до весны","contact_count":1,"avtosalon":{"id":31,"name":"Karvon Chilonzor"},"desired_car":{"id":5044,"title":"Chevrolet Cobalt, 2024","photo":{"id":"c0bAlt24wh","url":"/media/c0bAlt24wh.webp","thumbnail":"/media/c0bAlt24wh.thumb.webp"}},"desired_status":"active","desired_price":165500000,"desired_currency":"UZS","market_price":62000000,"surcharge":103500000,"responsible":{"id":62,"full_name":"Ислом Раҳимов"},"reject_reason":"changed_mind","created_at":"2025-11-13T05:15:00Z","updated_at":"2025-11-14T06:00:00Z","decided_at":"2025-11-14T06:00:00Z"}],"count":34,"statuses":{"pending":3,"scheduled":5,"approved":19,"rejected":7},"today_count":2,"overdue_count":1,"decisions":{"from":"2025-10-22","to":"2025-11-20","decided":26,"approved":19,"rejected":7}})

export const getCreateApplicationResponseMock = (): Application => ({"id":405,"version":4,"source":"room","client_name":"Дилноза Рашидова","phone":"+998909876543","current_car":{"title":"Chevrolet Spark, 2019","brand":"Chevrolet","car_model":"Spark","brand_id":3,"model_id":33,"year":2019,"mileage":64000,"fuel_type":{"id":21,"translations":{"ru":{"name":"Бензин"},"uz":{"name":"Benzin"}}},"transmission":{"id":25,"translations":{"ru":{"name":"Механика"},"uz":{"name":"Mexanika"}}},"color":{"id":43,"translations":{"ru":{"name":"Синий"},"uz":{"name":"Ko‘k"}}},"condition":"good","number_of_owners":2,"photos":[{"id":"sp4rk19fro","url":"/media/sp4rk19fro.webp","thumbnail":"/media/sp4rk19fro.thumb.webp"},{"id":"sp4rk19rea","url":"/media/sp4rk19rea.webp","thumbnail":"/media/sp4rk19rea.thumb.webp"}]},"currency":"UZS","rate":{"rate":12100,"date":"2025-11-20"},"status":"scheduled","allowed_transitions":["scheduled","approved","rejected"],"is_overdue":false,"manager_comment":"Просит оставить зимние колёса в комплекте","contact_count":1,"avtosalon":{"id":31,"name":"Karvon Chilonzor"},"desired_car":{"id":5012,"title":"Chevrolet Tracker, 2023","photo":{"id":"q7Jk2mVx9s","url":"/media/q7Jk2mVx9s.webp","thumbnail":"/media/q7Jk2mVx9s.thumb.webp"}},"desired_status":"active","desired_price":219000000,"desired_currency":"UZS","market_price":96000000,"price":94000000,"surcharge":125000000,"scheduled_at":"2025-11-21T06:00:00Z","responsible":{"id":61,"full_name":"Нодира Алиева"},"room_id":701,"lead_id":9303,"created_at":"2025-11-19T14:00:00Z","updated_at":"2025-11-20T05:30:00Z"})

export const getExportApplicationsResponseMock = (): Csv => ("﻿\"ID\";\"Пришла\";\"Источник\";\"Клиент\";\"Телефон\";\"Машина клиента\";\"Год\";\"Пробег, км\";\"Желаемая машина\";\"Её цена\";\"Рыночная цена\";\"Наша цена\";\"Доплата\";\"Валюта\";\"Статус\";\"Осмотр\";\"Ответственный\";\"Автосалон\";\"Причина отказа\";\"Комментарий\";\"Решена\"\r\n\"405\";\"2025-11-18 16:20\";\"Сайт\";\"Дилноза Рашидова\";\"998 90 987 65 43\";\"Chevrolet Lacetti, 2019\";\"2019\";\"88000\";\"Chevrolet Tracker, 2023\";\"215000000\";\"112000000\";\"104000000\";\"111000000\";\"сум\";\"Осмотр назначен\";\"2025-11-21 11:00\";\"Нодира Алиева\";\"Karvon Chilonzor\";\"\";\"\";\"\"\r\n")

export const getUpdateApplicationsResponseMock = (): ApplicationsBulkResult => ({"done":1,"failed":1,"results":[{"id":412,"ok":true,"application":{"id":412,"version":2,"source":"marketplace","client_name":"Улугбек Тошматов","phone":"+998946661234","current_car":{"title":"Daewoo Nexia 3, 2018","brand":"Daewoo","car_model":"Nexia 3","brand_id":12,"model_id":141,"year":2018,"mileage":112000,"fuel_type":{"id":21,"translations":{"ru":{"name":"Бензин"},"uz":{"name":"Benzin"}}},"transmission":{"id":25,"translations":{"ru":{"name":"Механика"},"uz":{"name":"Mexanika"}}},"color":{"id":44,"translations":{"ru":{"name":"Зелёный"},"uz":{"name":"Yashil"}}},"condition":"good","number_of_owners":1,"changed_part":[{"part":"front_left_fender","change":"replaced"},{"part":"front_right_fender","change":"replaced"}],"photos":[{"id":"n3x1a3fron","url":"/media/n3x1a3fron.webp","thumbnail":"/media/n3x1a3fron.thumb.webp"},{"id":"n3x1a3side","url":"/media/n3x1a3side.webp","thumbnail":"/media/n3x1a3side.thumb.webp"},{"id":"n3x1a3rear","url":"/media/n3x1a3rear.webp","thumbnail":"/media/n3x1a3rear.thumb.webp"}],"description":"Один хозяин, не такси. Менял передние крылья, краска заводская на остальном"},"currency":"UZS","rate":{"rate":12100,"date":"2025-11-20"},"status":"pending","allowed_transitions":["scheduled","rejected"],"is_overdue":false,"manager_comment":"","contact_count":1,"avtosalon":{"id":31,"name":"Karvon Chilonzor"},"desired_car":{"id":5012,"title":"Chevrolet Tracker, 2023","photo":{"id":"q7Jk2mVx9s","url":"/media/q7Jk2mVx9s.webp","thumbnail":"/media/q7Jk2mVx9s.thumb.webp"}},"desired_status":"active","desired_price":219000000,"desired_currency":"UZS","market_price":98000000,"surcharge":121000000,"created_at":"2025-11-20T06:45:00Z","updated_at":"2025-11-20T09:41:00Z","responsible":{"id":61,"full_name":"Нодира Алиева"}}},{"id":384,"ok":false,"code":"transition_not_allowed","application":{"id":384,"version":3,"source":"marketplace","client_name":"Малика Исмоилова","phone":"+998942086619","current_car":{"title":"Chevrolet Gentra, 2012","brand":"Chevrolet","car_model":"Gentra","year":2012,"mileage":205000,"photos":[]},"currency":"UZS","rate":{"rate":12100,"date":"2025-11-20"},"status":"rejected","allowed_transitions":[],"is_overdue":false,"manager_comment":"Решила подождать до весны","contact_count":1,"avtosalon":{"id":31,"name":"Karvon Chilonzor"},"desired_car":{"id":5044,"title":"Chevrolet Cobalt, 2024","photo":{"id":"c0bAlt24wh","url":"/media/c0bAlt24wh.webp","thumbnail":"/media/c0bAlt24wh.thumb.webp"}},"desired_status":"active","desired_price":165500000,"desired_currency":"UZS","market_price":62000000,"surcharge":103500000,"responsible":{"id":62,"full_name":"Ислом Раҳимов"},"reject_reason":"changed_mind","created_at":"2025-11-13T05:15:00Z","updated_at":"2025-11-14T06:00:00Z","decided_at":"2025-11-14T06:00:00Z"}}]})

export const getGetApplicationResponseMock = (): Application => ({"id":412,"version":1,"source":"marketplace","client_name":"Улугбек Тошматов","phone":"+998946661234","current_car":{"title":"Daewoo Nexia 3, 2018","brand":"Daewoo","car_model":"Nexia 3","brand_id":12,"model_id":141,"year":2018,"mileage":112000,"fuel_type":{"id":21,"translations":{"ru":{"name":"Бензин"},"uz":{"name":"Benzin"}}},"transmission":{"id":25,"translations":{"ru":{"name":"Механика"},"uz":{"name":"Mexanika"}}},"color":{"id":44,"translations":{"ru":{"name":"Зелёный"},"uz":{"name":"Yashil"}}},"condition":"good","number_of_owners":1,"changed_part":[{"part":"front_left_fender","change":"replaced"},{"part":"front_right_fender","change":"replaced"}],"photos":[{"id":"n3x1a3fron","url":"/media/n3x1a3fron.webp","thumbnail":"/media/n3x1a3fron.thumb.webp"},{"id":"n3x1a3side","url":"/media/n3x1a3side.webp","thumbnail":"/media/n3x1a3side.thumb.webp"},{"id":"n3x1a3rear","url":"/media/n3x1a3rear.webp","thumbnail":"/media/n3x1a3rear.thumb.webp"}],"description":"Один хозяин, не такси. Менял передние крылья, краска заводская на остальном"},"currency":"UZS","rate":{"rate":12100,"date":"2025-11-20"},"status":"pending","allowed_transitions":["scheduled","rejected"],"is_overdue":false,"manager_comment":"","contact_count":1,"avtosalon":{"id":31,"name":"Karvon Chilonzor"},"desired_car":{"id":5012,"title":"Chevrolet Tracker, 2023","photo":{"id":"q7Jk2mVx9s","url":"/media/q7Jk2mVx9s.webp","thumbnail":"/media/q7Jk2mVx9s.thumb.webp"}},"desired_status":"active","desired_price":219000000,"desired_currency":"UZS","market_price":98000000,"surcharge":121000000,"created_at":"2025-11-20T06:45:00Z","updated_at":"2025-11-20T06:45:00Z"})

export const getUpdateApplicationResponseMock = (): Application => ({"id":405,"version":4,"source":"room","client_name":"Дилноза Рашидова","phone":"+998909876543","current_car":{"title":"Chevrolet Spark, 2019","brand":"Chevrolet","car_model":"Spark","brand_id":3,"model_id":33,"year":2019,"mileage":64000,"fuel_type":{"id":21,"translations":{"ru":{"name":"Бензин"},"uz":{"name":"Benzin"}}},"transmission":{"id":25,"translations":{"ru":{"name":"Механика"},"uz":{"name":"Mexanika"}}},"color":{"id":43,"translations":{"ru":{"name":"Синий"},"uz":{"name":"Ko‘k"}}},"condition":"good","number_of_owners":2,"photos":[{"id":"sp4rk19fro","url":"/media/sp4rk19fro.webp","thumbnail":"/media/sp4rk19fro.thumb.webp"},{"id":"sp4rk19rea","url":"/media/sp4rk19rea.webp","thumbnail":"/media/sp4rk19rea.thumb.webp"}]},"currency":"UZS","rate":{"rate":12100,"date":"2025-11-20"},"status":"scheduled","allowed_transitions":["scheduled","approved","rejected"],"is_overdue":false,"manager_comment":"Просит оставить зимние колёса в комплекте","contact_count":1,"avtosalon":{"id":31,"name":"Karvon Chilonzor"},"desired_car":{"id":5012,"title":"Chevrolet Tracker, 2023","photo":{"id":"q7Jk2mVx9s","url":"/media/q7Jk2mVx9s.webp","thumbnail":"/media/q7Jk2mVx9s.thumb.webp"}},"desired_status":"active","desired_price":219000000,"desired_currency":"UZS","market_price":96000000,"price":94000000,"surcharge":125000000,"scheduled_at":"2025-11-21T06:00:00Z","responsible":{"id":61,"full_name":"Нодира Алиева"},"room_id":701,"lead_id":9303,"created_at":"2025-11-19T14:00:00Z","updated_at":"2025-11-20T05:30:00Z"})

export const getGetApplicationHistoryResponseMock = (): ApplicationHistory => ({"results":[{"id":5161,"at":"2025-11-20T05:30:00Z","kind":"changed","actor":{"kind":"dealer","name":"Нодира Алиева"},"changes":[{"field":"price","before":"92000000","after":"94000000"}]},{"id":5140,"at":"2025-11-19T14:20:00Z","kind":"status_changed","actor":{"kind":"dealer","name":"Жасур Каримов"},"from":"pending","to":"scheduled","changes":[{"field":"scheduled_at","after":"21.11.2025 11:00"},{"field":"responsible","after":"Нодира Алиева"}]},{"id":5139,"at":"2025-11-19T14:00:00Z","kind":"created","actor":{"kind":"dealer","name":"Жасур Каримов"},"changes":[]}],"count":3})

export const getAddApplicationResponseMock = (): MarketplaceApplication => ({"id":412,"external_id":"mp-ti-5512","status":"pending","avtosalon":{"id":31,"name":"Karvon Chilonzor"},"currency":"UZS","created_at":"2025-11-20T06:45:00Z","updated_at":"2025-11-20T06:45:00Z"})

export const getGetMarketplaceApplicationResponseMock = (): MarketplaceApplication => ({"id":398,"external_id":"mp-ti-5480","status":"scheduled","scheduled_at":"2025-11-19T06:00:00Z","avtosalon":{"id":31,"name":"Karvon Chilonzor"},"currency":"UZS","created_at":"2025-11-17T08:20:00Z","updated_at":"2025-11-18T04:10:00Z"})

export const getAddTradeInAutoResponseMock = (): MarketplaceTradeInAuto => ({"id":655,"external_id":"mp-tia-771","status":"open","offer_count":0,"open_until":"2025-12-04T11:49:00Z","created_at":"2025-11-20T06:00:00Z"})

export const getGetMarketplaceTradeInAutoResponseMock = (): MarketplaceTradeInAuto => ({"id":640,"external_id":"mp-tia-758","status":"open","offer_count":2,"open_until":"2025-12-02T13:49:00Z","created_at":"2025-11-18T10:00:00Z"})

export const getListMarketplaceOffersResponseMock = (): MarketplaceOfferList => ({"results":[{"id":880,"trade_in_auto_id":640,"dealership":{"id":20418,"name":"Karvon Chilonzor","phone":"+998712001031","address":"Bunyodkor shoh ko‘chasi, 42"},"price":78000000,"currency":"UZS","price_uzs":78000000,"valid_until":"2025-11-27T18:59:59Z","status":"sent","rank":1,"comment":"Готовы принять сегодня","created_at":"2025-11-19T11:00:00Z"},{"id":871,"trade_in_auto_id":640,"dealership":{"id":20377,"name":"Avto Olam Sergeli","phone":"+998712440090"},"price":75000000,"currency":"UZS","price_uzs":75000000,"valid_until":"2025-11-25T18:59:59Z","status":"sent","rank":2,"comment":"","created_at":"2025-11-18T15:30:00Z"}],"count":2})

export const getCloseTradeInAutoResponseMock = (): MarketplaceTradeInAuto => ({"id":640,"external_id":"mp-tia-758","status":"closed","offer_count":0,"open_until":"2025-12-02T13:49:00Z","created_at":"2025-11-18T10:00:00Z","closed_at":"2025-11-20T09:41:00Z"})

export const getDecideOfferResponseMock = (): MarketplaceOffer => ({"id":880,"trade_in_auto_id":640,"dealership":{"id":20418,"name":"Karvon Chilonzor","phone":"+998712001031","address":"Bunyodkor shoh ko‘chasi, 42"},"price":78000000,"currency":"UZS","price_uzs":78000000,"valid_until":"2025-11-27T18:59:59Z","status":"accepted","comment":"Готовы принять сегодня","created_at":"2025-11-19T11:00:00Z","decided_at":"2025-11-20T10:00:00Z"})


export const getListTradeInAutosMockHandler = (overrideResponse?: TradeInAutoList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TradeInAutoList> | TradeInAutoList), options?: RequestHandlerOptions) => {
  return http.get('*/main/trade-in/autos', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTradeInAutosResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetTradeInAutoMockHandler = (overrideResponse?: TradeInAuto | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TradeInAuto> | TradeInAuto), options?: RequestHandlerOptions) => {
  return http.get('*/main/trade-in/autos/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTradeInAutoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListOffersMockHandler = (overrideResponse?: OfferList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OfferList> | OfferList), options?: RequestHandlerOptions) => {
  return http.get('*/main/trade-in/autos/:id/offers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOffersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateOfferMockHandler = (overrideResponse?: Offer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Offer> | Offer), options?: RequestHandlerOptions) => {
  return http.post('*/main/trade-in/autos/:id/offers', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateOfferResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetTradeInHistoryMockHandler = (overrideResponse?: TradeInHistory | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TradeInHistory> | TradeInHistory), options?: RequestHandlerOptions) => {
  return http.get('*/main/trade-in/autos/:id/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTradeInHistoryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getExportOffersMockHandler = (overrideResponse?: Csv | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Csv> | Csv), options?: RequestHandlerOptions) => {
  return http.get('*/main/trade-in/offers/export', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportOffersResponseMock(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getUpdateOfferMockHandler = (overrideResponse?: Offer | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Offer> | Offer), options?: RequestHandlerOptions) => {
  return http.patch('*/main/trade-in/offers/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateOfferResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListApplicationsMockHandler = (overrideResponse?: ApplicationList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ApplicationList> | ApplicationList), options?: RequestHandlerOptions) => {
  return http.get('*/main/trade-in/applications', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListApplicationsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateApplicationMockHandler = (overrideResponse?: Application | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Application> | Application), options?: RequestHandlerOptions) => {
  return http.post('*/main/trade-in/applications', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateApplicationResponseMock(),
      { status: 201
      })
  }, options)
}

export const getExportApplicationsMockHandler = (overrideResponse?: Csv | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Csv> | Csv), options?: RequestHandlerOptions) => {
  return http.get('*/main/trade-in/applications/export', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportApplicationsResponseMock(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getUpdateApplicationsMockHandler = (overrideResponse?: ApplicationsBulkResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ApplicationsBulkResult> | ApplicationsBulkResult), options?: RequestHandlerOptions) => {
  return http.post('*/main/trade-in/applications/bulk', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateApplicationsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetApplicationMockHandler = (overrideResponse?: Application | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Application> | Application), options?: RequestHandlerOptions) => {
  return http.get('*/main/trade-in/applications/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetApplicationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateApplicationMockHandler = (overrideResponse?: Application | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Application> | Application), options?: RequestHandlerOptions) => {
  return http.patch('*/main/trade-in/applications/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateApplicationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetApplicationHistoryMockHandler = (overrideResponse?: ApplicationHistory | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ApplicationHistory> | ApplicationHistory), options?: RequestHandlerOptions) => {
  return http.get('*/main/trade-in/applications/:id/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetApplicationHistoryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAddApplicationMockHandler = (overrideResponse?: MarketplaceApplication | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MarketplaceApplication> | MarketplaceApplication), options?: RequestHandlerOptions) => {
  return http.post('*/main/marketplace/applications', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddApplicationResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetMarketplaceApplicationMockHandler = (overrideResponse?: MarketplaceApplication | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MarketplaceApplication> | MarketplaceApplication), options?: RequestHandlerOptions) => {
  return http.get('*/main/marketplace/applications/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMarketplaceApplicationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAddTradeInAutoMockHandler = (overrideResponse?: MarketplaceTradeInAuto | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MarketplaceTradeInAuto> | MarketplaceTradeInAuto), options?: RequestHandlerOptions) => {
  return http.post('*/main/marketplace/trade-in-autos', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddTradeInAutoResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetMarketplaceTradeInAutoMockHandler = (overrideResponse?: MarketplaceTradeInAuto | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MarketplaceTradeInAuto> | MarketplaceTradeInAuto), options?: RequestHandlerOptions) => {
  return http.get('*/main/marketplace/trade-in-autos/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMarketplaceTradeInAutoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListMarketplaceOffersMockHandler = (overrideResponse?: MarketplaceOfferList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MarketplaceOfferList> | MarketplaceOfferList), options?: RequestHandlerOptions) => {
  return http.get('*/main/marketplace/trade-in-autos/:id/offers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMarketplaceOffersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCloseTradeInAutoMockHandler = (overrideResponse?: MarketplaceTradeInAuto | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MarketplaceTradeInAuto> | MarketplaceTradeInAuto), options?: RequestHandlerOptions) => {
  return http.post('*/main/marketplace/trade-in-autos/:id/close', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCloseTradeInAutoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDecideOfferMockHandler = (overrideResponse?: MarketplaceOffer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MarketplaceOffer> | MarketplaceOffer), options?: RequestHandlerOptions) => {
  return http.post('*/main/marketplace/offers/:id/decision', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDecideOfferResponseMock(),
      { status: 200
      })
  }, options)
}
export const getTradeInMock = () => [
  getListTradeInAutosMockHandler(),
  getGetTradeInAutoMockHandler(),
  getListOffersMockHandler(),
  getCreateOfferMockHandler(),
  getGetTradeInHistoryMockHandler(),
  getExportOffersMockHandler(),
  getUpdateOfferMockHandler(),
  getListApplicationsMockHandler(),
  getCreateApplicationMockHandler(),
  getExportApplicationsMockHandler(),
  getUpdateApplicationsMockHandler(),
  getGetApplicationMockHandler(),
  getUpdateApplicationMockHandler(),
  getGetApplicationHistoryMockHandler(),
  getAddApplicationMockHandler(),
  getGetMarketplaceApplicationMockHandler(),
  getAddTradeInAutoMockHandler(),
  getGetMarketplaceTradeInAutoMockHandler(),
  getListMarketplaceOffersMockHandler(),
  getCloseTradeInAutoMockHandler(),
  getDecideOfferMockHandler()
]
