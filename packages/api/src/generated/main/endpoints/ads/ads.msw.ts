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
  AdPriceList,
  BannerEventsResult,
  BannerPlaceList,
  Campaign,
  CampaignActionResult,
  CampaignHistory,
  CampaignList,
  CampaignResult,
  CampaignsBulkResult,
  Csv,
  MarketplaceCampaign,
  MarketplaceCampaignList,
  PocketList
} from '../karvonMainService.schemas';


export const getListCampaignsResponseMock = (): CampaignList => ({"results":[{"id":214,"version":2,"title":"BYD Song Plus","status":"declined","status_since":"2025-11-08T06:10:00Z","run_state":"off","allowed_actions":[],"can_edit":true,"can_pay":false,"locked_fields":[],"reasons":[{"field":"href","code":"link_not_reachable","text_ru":"Ссылка не открывается","text_uz":"Havola ochilmayapti"}],"company_owner":"Жасур Каримов","company_name":"Karvon Motors MChJ","segment":"electric","brand":{"id":8,"name":"BYD"},"start_date":"2025-11-10","end_date":"2025-11-24","budget":2000000,"price_model":"CPC","unit_price":2000,"unit_size":1,"budget_buys":1000,"paid":0,"released":0,"spend":0,"budget_left":0,"to_pay":2000000,"href":"https://karvon.example.uz/byd","banners":[{"position":"search_list","language":"ru","title":"BYD Song Plus","text":"","image":{"id":"bydSong0ru","url":"/media/bydSong0ru.webp","thumbnail":"/media/bydSong0ru.thumb.webp"}}],"views":0,"clicks":0,"leads":0,"is_budget_low":false,"created_at":"2025-11-07T12:00:00Z"},{"id":220,"version":7,"title":"Осенняя распродажа","status":"active","status_since":"2025-11-14T01:15:00Z","run_state":"running","allowed_actions":["pause","stop"],"can_edit":true,"can_pay":true,"remoderation":{"fields":["href","banners","segment","brand"]},"locked_fields":["price_model","start_date"],"reasons":[],"company_owner":"Жасур Каримов","company_name":"Karvon Motors MChJ","segment":"used_cars","brand":{"id":3,"name":"Chevrolet"},"start_date":"2025-11-01","end_date":"2025-11-30","pocket":{"id":3,"translations":{"ru":{"name":"Стандарт"},"uz":{"name":"Standart"}}},"budget":5000000,"price_model":"CPM","unit_price":20000,"unit_size":100,"budget_buys":25000,"paid":5000000,"released":0,"spend":4550000,"budget_left":450000,"to_pay":0,"href":"https://karvon.example.uz/salon/31","banners":[{"position":"home_top","language":"ru","title":"Осенняя распродажа","text":"Chevrolet от 96 000 000 сум","image":{"id":"b4nnerRuHt","url":"/media/b4nnerRuHt.webp","thumbnail":"/media/b4nnerRuHt.thumb.webp"}},{"position":"home_top","language":"uz","title":"Kuzgi savdo","text":"Chevrolet 96 000 000 so‘mdan","image":{"id":"b4nnerUzHt","url":"/media/b4nnerUzHt.webp","thumbnail":"/media/b4nnerUzHt.thumb.webp"}},{"position":"search_top","language":"ru","title":"Осенняя распродажа","text":"Chevrolet от 96 000 000 сум","image":{"id":"b4nnerRuSt","url":"/media/b4nnerRuSt.webp","thumbnail":"/media/b4nnerRuSt.thumb.webp"}}],"views":22750,"clicks":614,"click_rate":2.7,"leads":23,"cost_per_lead":197826,"is_budget_low":true,"runs_out_on":"2025-11-22","daily_spend":246000,"created_at":"2025-10-30T08:00:00Z"},{"id":222,"version":5,"title":"Электромобили","status":"active","status_since":"2025-11-05T00:00:00Z","run_state":"running","allowed_actions":["pause","stop"],"can_edit":true,"can_pay":true,"remoderation":{"fields":["href","banners","segment","brand"]},"locked_fields":["price_model","start_date"],"reasons":[],"company_owner":"Жасур Каримов","company_name":"Karvon Motors MChJ","segment":"electric","start_date":"2025-11-05","end_date":"2025-12-25","budget":3000000,"price_model":"CPC","unit_price":2000,"unit_size":1,"budget_buys":1500,"paid":3000000,"released":0,"spend":1436000,"budget_left":1564000,"to_pay":0,"href":"https://karvon.example.uz/salon/31","banners":[{"position":"search_list","language":"ru","title":"Электромобили","text":"Тест-драйв в день обращения","image":{"id":"el3ctroRu1","url":"/media/el3ctroRu1.webp","thumbnail":"/media/el3ctroRu1.thumb.webp"}},{"position":"search_list","language":"uz","title":"Elektromobillar","text":"Murojaat kunida test-drayv","image":{"id":"el3ctroUz1","url":"/media/el3ctroUz1.webp","thumbnail":"/media/el3ctroUz1.thumb.webp"}}],"views":23930,"clicks":718,"click_rate":3,"leads":14,"cost_per_lead":102571,"is_budget_low":false,"daily_spend":44000,"created_at":"2025-11-03T09:30:00Z"},{"id":226,"version":2,"title":"Damas для бизнеса","status":"moderation","status_since":"2025-11-19T07:25:00Z","run_state":"off","allowed_actions":["stop"],"can_edit":true,"can_pay":true,"locked_fields":[],"reasons":[],"company_owner":"Жасур Каримов","company_name":"Karvon Motors MChJ","segment":"commercial","start_date":"2025-12-01","end_date":"2025-12-30","budget":870000,"price_model":"CPM","unit_price":20000,"unit_size":100,"budget_buys":4350,"paid":870000,"released":0,"spend":0,"budget_left":870000,"to_pay":0,"href":"https://karvon.example.uz/salon/31","banners":[{"position":"listing_side","language":"ru","title":"Damas для бизнеса","text":"Без первого взноса для юрлиц","image":{"id":"d4masBizR1","url":"/media/d4masBizR1.webp","thumbnail":"/media/d4masBizR1.thumb.webp"}}],"views":0,"clicks":0,"leads":0,"is_budget_low":false,"created_at":"2025-11-17T04:05:00Z"},{"id":218,"version":4,"title":"Первый взнос 20 %","status":"paused","status_since":"2025-11-18T08:20:00Z","status_by":{"id":61,"full_name":"Нодира Алиева"},"pause_reason":"dealer","run_state":"off","allowed_actions":["continue","stop"],"can_edit":true,"can_pay":true,"remoderation":{"fields":["href","banners","segment","brand"]},"locked_fields":["price_model","start_date"],"reasons":[],"company_owner":"Жасур Каримов","company_name":"Karvon Motors MChJ","segment":"used_cars","start_date":"2025-11-06","end_date":"2025-12-05","budget":1000000,"price_model":"CPC","unit_price":2000,"unit_size":1,"budget_buys":500,"paid":1000000,"released":0,"spend":434000,"budget_left":566000,"to_pay":0,"href":"https://karvon.example.uz/salon/31","banners":[{"position":"search_top","language":"ru","title":"Первый взнос 20 %","text":"Рассрочка до 36 месяцев","image":{"id":"p3rvyVznRu","url":"/media/p3rvyVznRu.webp","thumbnail":"/media/p3rvyVznRu.thumb.webp"}}],"views":7270,"clicks":217,"click_rate":3,"leads":4,"cost_per_lead":108500,"is_budget_low":false,"created_at":"2025-11-04T06:00:00Z"},{"id":205,"version":4,"title":"Октябрь: Cobalt","status":"finished","status_since":"2025-10-15T19:00:00Z","run_state":"off","allowed_actions":[],"can_edit":false,"can_pay":false,"locked_fields":[],"reasons":[],"company_owner":"Жасур Каримов","company_name":"Karvon Motors MChJ","segment":"new_cars","brand":{"id":3,"name":"Chevrolet"},"start_date":"2025-10-01","end_date":"2025-10-15","budget":1400150,"price_model":"CPM","unit_price":20000,"unit_size":100,"budget_buys":7000,"paid":1400150,"released":150,"spend":1400000,"budget_left":0,"to_pay":0,"href":"https://karvon.example.uz/salon/31","banners":[{"position":"home_top","language":"ru","title":"Октябрь: Cobalt","text":"Новый Cobalt в наличии","image":{"id":"c0baltOktR","url":"/media/c0baltOktR.webp","thumbnail":"/media/c0baltOktR.thumb.webp"}}],"views":7000,"clicks":201,"click_rate":2.9,"leads":9,"cost_per_lead":155555,"is_budget_low":false,"created_at":"2025-09-28T10:00:00Z"},{"id":199,"version":5,"title":"Trade-in за час","status":"stopped","status_since":"2025-09-18T07:05:00Z","status_by":{"id":60,"full_name":"Жасур Каримов"},"run_state":"off","allowed_actions":[],"can_edit":false,"can_pay":false,"locked_fields":[],"reasons":[],"company_owner":"Жасур Каримов","company_name":"Karvon Motors MChJ","segment":"services","start_date":"2025-09-01","end_date":"2025-09-30","budget":1000000,"price_model":"CPC","unit_price":2000,"unit_size":1,"budget_buys":500,"paid":1000000,"released":450000,"spend":550000,"budget_left":0,"to_pay":0,"href":"https://karvon.example.uz/salon/31","banners":[{"position":"search_list","language":"ru","title":"Trade-in за час","text":"Оценка и деньги в тот же день","image":{"id":"tr4deInRu1","url":"/media/tr4deInRu1.webp","thumbnail":"/media/tr4deInRu1.thumb.webp"}}],"views":8810,"clicks":275,"click_rate":3.1,"leads":8,"cost_per_lead":68750,"is_budget_low":false,"created_at":"2025-08-29T05:00:00Z"}],"count":7,"statuses":{"moderation":1,"active":2,"paused":1,"stopped":1,"finished":1,"declined":1},"totals":{"from":"2025-10-22","to":"2025-11-20","spend":6420000,"views":53950,"clicks":1549,"leads":41,"click_rate":2.9,"cost_per_lead":156585}})

export const getCreateCampaignResponseMock = (): Campaign => ({"id":220,"version":1,"title":"Осенняя распродажа","status":"moderation","status_since":"2025-10-30T08:00:00Z","run_state":"off","allowed_actions":["stop"],"can_edit":true,"can_pay":true,"locked_fields":[],"reasons":[],"company_owner":"Жасур Каримов","company_name":"Karvon Motors MChJ","segment":"used_cars","brand":{"id":3,"name":"Chevrolet"},"start_date":"2025-11-01","end_date":"2025-11-30","pocket":{"id":3,"translations":{"ru":{"name":"Стандарт"},"uz":{"name":"Standart"}}},"budget":5000000,"price_model":"CPM","unit_price":20000,"unit_size":100,"budget_buys":25000,"paid":0,"released":0,"spend":0,"budget_left":0,"to_pay":5000000,"href":"https://karvon.example.uz/salon/31","banners":[{"position":"home_top","language":"ru","title":"Осенняя распродажа","text":"Chevrolet от 96 000 000 сум","image":{"id":"b4nnerRuHt","url":"/media/b4nnerRuHt.webp","thumbnail":"/media/b4nnerRuHt.thumb.webp"}},{"position":"home_top","language":"uz","title":"Kuzgi savdo","text":"Chevrolet 96 000 000 so‘mdan","image":{"id":"b4nnerUzHt","url":"/media/b4nnerUzHt.webp","thumbnail":"/media/b4nnerUzHt.thumb.webp"}},{"position":"search_top","language":"ru","title":"Осенняя распродажа","text":"Chevrolet от 96 000 000 сум","image":{"id":"b4nnerRuSt","url":"/media/b4nnerRuSt.webp","thumbnail":"/media/b4nnerRuSt.thumb.webp"}}],"views":0,"clicks":0,"leads":0,"is_budget_low":false,"created_at":"2025-10-30T08:00:00Z"})

export const getExportCampaignsResponseMock = (): Csv => ("﻿\"ID\";\"Кампания\";\"Компания\";\"Сегмент\";\"Марка\";\"Статус\";\"Статус с\";\"Начало\";\"Конец\";\"За что платим\";\"Бюджет, сум\";\"Оплачено, сум\";\"Потрачено, сум\";\"Осталось, сум\";\"Вернулось, сум\";\"Показы\";\"Клики\";\"CTR, %\";\"Лиды\";\"Цена лида, сум\"\r\n\"220\";\"Осенняя распродажа\";\"Karvon Motors MChJ\";\"Авто с пробегом\";\"\";\"Идёт\";\"2025-11-12 10:00\";\"12.11.2025\";\"12.12.2025\";\"CPM\";\"5000000\";\"5000000\";\"4550000\";\"450000\";\"0\";\"22750\";\"637\";\"2,8\";\"14\";\"325000\"\r\n")

export const getUpdateCampaignsResponseMock = (): CampaignsBulkResult => ({"done":1,"failed":1,"results":[{"id":220,"ok":true,"campaign":{"id":220,"version":8,"title":"Осенняя распродажа","status":"paused","status_since":"2025-11-20T09:41:00Z","run_state":"off","allowed_actions":["continue","stop"],"can_edit":true,"can_pay":true,"remoderation":{"fields":["href","banners","segment","brand"]},"locked_fields":["price_model","start_date"],"reasons":[],"company_owner":"Жасур Каримов","company_name":"Karvon Motors MChJ","segment":"used_cars","brand":{"id":3,"name":"Chevrolet"},"start_date":"2025-11-01","end_date":"2025-11-30","pocket":{"id":3,"translations":{"ru":{"name":"Стандарт"},"uz":{"name":"Standart"}}},"budget":5000000,"price_model":"CPM","unit_price":20000,"unit_size":100,"budget_buys":25000,"paid":5000000,"released":0,"spend":4550000,"budget_left":450000,"to_pay":0,"href":"https://karvon.example.uz/salon/31","banners":[{"position":"home_top","language":"ru","title":"Осенняя распродажа","text":"Chevrolet от 96 000 000 сум","image":{"id":"b4nnerRuHt","url":"/media/b4nnerRuHt.webp","thumbnail":"/media/b4nnerRuHt.thumb.webp"}},{"position":"home_top","language":"uz","title":"Kuzgi savdo","text":"Chevrolet 96 000 000 so‘mdan","image":{"id":"b4nnerUzHt","url":"/media/b4nnerUzHt.webp","thumbnail":"/media/b4nnerUzHt.thumb.webp"}},{"position":"search_top","language":"ru","title":"Осенняя распродажа","text":"Chevrolet от 96 000 000 сум","image":{"id":"b4nnerRuSt","url":"/media/b4nnerRuSt.webp","thumbnail":"/media/b4nnerRuSt.thumb.webp"}}],"views":22750,"clicks":614,"click_rate":2.7,"leads":23,"cost_per_lead":197826,"is_budget_low":false,"daily_spend":246000,"created_at":"2025-10-30T08:00:00Z","status_by":{"id":60,"full_name":"Жасур Каримов"},"pause_reason":"dealer"}},{"id":205,"ok":false,"code":"transition_not_allowed","campaign":{"id":205,"version":4,"title":"Октябрь: Cobalt","status":"finished","status_since":"2025-10-15T19:00:00Z","run_state":"off","allowed_actions":[],"can_edit":false,"can_pay":false,"locked_fields":[],"reasons":[],"company_owner":"Жасур Каримов","company_name":"Karvon Motors MChJ","segment":"new_cars","brand":{"id":3,"name":"Chevrolet"},"start_date":"2025-10-01","end_date":"2025-10-15","budget":1400150,"price_model":"CPM","unit_price":20000,"unit_size":100,"budget_buys":7000,"paid":1400150,"released":150,"spend":1400000,"budget_left":0,"to_pay":0,"href":"https://karvon.example.uz/salon/31","banners":[{"position":"home_top","language":"ru","title":"Октябрь: Cobalt","text":"Новый Cobalt в наличии","image":{"id":"c0baltOktR","url":"/media/c0baltOktR.webp","thumbnail":"/media/c0baltOktR.thumb.webp"}}],"views":7000,"clicks":201,"click_rate":2.9,"leads":9,"cost_per_lead":155555,"is_budget_low":false,"created_at":"2025-09-28T10:00:00Z"}}]})

export const getListPocketsResponseMock = (): PocketList => ({"results":[{"id":2,"translations":{"ru":{"name":"Старт"},"uz":{"name":"Start"}},"price_model":"CPC","budget":1000000,"days":14,"positions":["search_list"],"budget_buys":500},{"id":3,"translations":{"ru":{"name":"Стандарт"},"uz":{"name":"Standart"}},"price_model":"CPM","budget":5000000,"days":30,"positions":["home_top","search_top"],"budget_buys":25000}],"count":2})

export const getListBannerPositionsResponseMock = (): BannerPlaceList => ({"results":[{"position":"home_top","translations":{"ru":{"name":"Главная, сверху"},"uz":{"name":"Bosh sahifa, tepa"}},"width":1200,"height":300,"max_bytes":5242880,"types":["image/png","image/jpeg"]},{"position":"search_top","translations":{"ru":{"name":"Поиск, сверху"},"uz":{"name":"Qidiruv, tepa"}},"width":1200,"height":200,"max_bytes":5242880,"types":["image/png","image/jpeg"]},{"position":"search_list","translations":{"ru":{"name":"Список поиска"},"uz":{"name":"Qidiruv ro‘yxati"}},"width":640,"height":360,"max_bytes":5242880,"types":["image/png","image/jpeg"]},{"position":"listing_side","translations":{"ru":{"name":"Рядом с объявлением"},"uz":{"name":"E’lon yonida"}},"width":300,"height":600,"max_bytes":5242880,"types":["image/png","image/jpeg"]}],"count":4})

export const getGetAdPricesResponseMock = (): AdPriceList => ({"results":[{"price_model":"CPM","unit_price":20000,"unit_size":100,"price_per_unit":200,"min_budget":20000},{"price_model":"CPC","unit_price":2000,"unit_size":1,"price_per_unit":2000,"min_budget":2000}],"count":2})

export const getGetCampaignResponseMock = (): Campaign => ({"id":220,"version":7,"title":"Осенняя распродажа","status":"active","status_since":"2025-11-14T01:15:00Z","run_state":"running","allowed_actions":["pause","stop"],"can_edit":true,"can_pay":true,"remoderation":{"fields":["href","banners","segment","brand"]},"locked_fields":["price_model","start_date"],"reasons":[],"company_owner":"Жасур Каримов","company_name":"Karvon Motors MChJ","segment":"used_cars","brand":{"id":3,"name":"Chevrolet"},"start_date":"2025-11-01","end_date":"2025-11-30","pocket":{"id":3,"translations":{"ru":{"name":"Стандарт"},"uz":{"name":"Standart"}}},"budget":5000000,"price_model":"CPM","unit_price":20000,"unit_size":100,"budget_buys":25000,"paid":5000000,"released":0,"spend":4550000,"budget_left":450000,"to_pay":0,"href":"https://karvon.example.uz/salon/31","banners":[{"position":"home_top","language":"ru","title":"Осенняя распродажа","text":"Chevrolet от 96 000 000 сум","image":{"id":"b4nnerRuHt","url":"/media/b4nnerRuHt.webp","thumbnail":"/media/b4nnerRuHt.thumb.webp"}},{"position":"home_top","language":"uz","title":"Kuzgi savdo","text":"Chevrolet 96 000 000 so‘mdan","image":{"id":"b4nnerUzHt","url":"/media/b4nnerUzHt.webp","thumbnail":"/media/b4nnerUzHt.thumb.webp"}},{"position":"search_top","language":"ru","title":"Осенняя распродажа","text":"Chevrolet от 96 000 000 сум","image":{"id":"b4nnerRuSt","url":"/media/b4nnerRuSt.webp","thumbnail":"/media/b4nnerRuSt.thumb.webp"}}],"views":22750,"clicks":614,"click_rate":2.7,"leads":23,"cost_per_lead":197826,"is_budget_low":true,"runs_out_on":"2025-11-22","daily_spend":246000,"created_at":"2025-10-30T08:00:00Z"})

export const getUpdateCampaignResponseMock = (): Campaign => ({"id":220,"version":8,"title":"Осенняя распродажа","status":"active","status_since":"2025-11-14T01:15:00Z","run_state":"running","allowed_actions":["pause","stop"],"can_edit":true,"can_pay":true,"remoderation":{"fields":["href","banners","segment","brand"]},"locked_fields":["price_model","start_date"],"reasons":[],"company_owner":"Жасур Каримов","company_name":"Karvon Motors MChJ","segment":"used_cars","brand":{"id":3,"name":"Chevrolet"},"start_date":"2025-11-01","end_date":"2025-12-07","budget":7000000,"price_model":"CPM","unit_price":20000,"unit_size":100,"budget_buys":35000,"paid":5000000,"released":0,"spend":4550000,"budget_left":450000,"to_pay":2000000,"href":"https://karvon.example.uz/salon/31","banners":[{"position":"home_top","language":"ru","title":"Осенняя распродажа","text":"Chevrolet от 96 000 000 сум","image":{"id":"b4nnerRuHt","url":"/media/b4nnerRuHt.webp","thumbnail":"/media/b4nnerRuHt.thumb.webp"}},{"position":"home_top","language":"uz","title":"Kuzgi savdo","text":"Chevrolet 96 000 000 so‘mdan","image":{"id":"b4nnerUzHt","url":"/media/b4nnerUzHt.webp","thumbnail":"/media/b4nnerUzHt.thumb.webp"}},{"position":"search_top","language":"ru","title":"Осенняя распродажа","text":"Chevrolet от 96 000 000 сум","image":{"id":"b4nnerRuSt","url":"/media/b4nnerRuSt.webp","thumbnail":"/media/b4nnerRuSt.thumb.webp"}}],"views":22750,"clicks":614,"click_rate":2.7,"leads":23,"cost_per_lead":197826,"is_budget_low":true,"runs_out_on":"2025-11-22","daily_spend":246000,"created_at":"2025-10-30T08:00:00Z"})

export const getActOnCampaignResponseMock = (): CampaignActionResult => ({"campaign":{"id":220,"version":8,"title":"Осенняя распродажа","status":"paused","status_since":"2025-11-20T09:41:00Z","run_state":"off","allowed_actions":["continue","stop"],"can_edit":true,"can_pay":true,"remoderation":{"fields":["href","banners","segment","brand"]},"locked_fields":["price_model","start_date"],"reasons":[],"company_owner":"Жасур Каримов","company_name":"Karvon Motors MChJ","segment":"used_cars","brand":{"id":3,"name":"Chevrolet"},"start_date":"2025-11-01","end_date":"2025-11-30","pocket":{"id":3,"translations":{"ru":{"name":"Стандарт"},"uz":{"name":"Standart"}}},"budget":5000000,"price_model":"CPM","unit_price":20000,"unit_size":100,"budget_buys":25000,"paid":5000000,"released":0,"spend":4550000,"budget_left":450000,"to_pay":0,"href":"https://karvon.example.uz/salon/31","banners":[{"position":"home_top","language":"ru","title":"Осенняя распродажа","text":"Chevrolet от 96 000 000 сум","image":{"id":"b4nnerRuHt","url":"/media/b4nnerRuHt.webp","thumbnail":"/media/b4nnerRuHt.thumb.webp"}},{"position":"home_top","language":"uz","title":"Kuzgi savdo","text":"Chevrolet 96 000 000 so‘mdan","image":{"id":"b4nnerUzHt","url":"/media/b4nnerUzHt.webp","thumbnail":"/media/b4nnerUzHt.thumb.webp"}},{"position":"search_top","language":"ru","title":"Осенняя распродажа","text":"Chevrolet от 96 000 000 сум","image":{"id":"b4nnerRuSt","url":"/media/b4nnerRuSt.webp","thumbnail":"/media/b4nnerRuSt.thumb.webp"}}],"views":22750,"clicks":614,"click_rate":2.7,"leads":23,"cost_per_lead":197826,"is_budget_low":false,"daily_spend":246000,"created_at":"2025-10-30T08:00:00Z","status_by":{"id":60,"full_name":"Жасур Каримов"},"pause_reason":"dealer"},"released":0})

export const getGetCampaignHistoryResponseMock = (): CampaignHistory => ({"results":[{"id":3098,"at":"2025-11-14T01:15:00Z","kind":"paid","actor":{"kind":"dealer","name":"Жасур Каримов"},"from":"paused","to":"active","amount":2000000,"payment_id":3284,"changes":[]},{"id":3097,"at":"2025-11-13T23:36:00Z","kind":"out_of_money","actor":{"kind":"system"},"from":"active","to":"paused","changes":[]},{"id":3011,"at":"2025-10-31T05:40:00Z","kind":"approved","actor":{"kind":"moderator"},"from":"moderation","to":"active","changes":[]},{"id":2996,"at":"2025-10-30T11:20:00Z","kind":"paid","actor":{"kind":"dealer","name":"Жасур Каримов"},"amount":3000000,"payment_id":3270,"changes":[]},{"id":2995,"at":"2025-10-30T08:00:00Z","kind":"created","actor":{"kind":"dealer","name":"Жасур Каримов"},"changes":[]}],"count":5})

export const getGetCampaignResultResponseMock = (): CampaignResult => ({"campaign":{"id":220,"version":7,"title":"Осенняя распродажа","status":"active","status_since":"2025-11-14T01:15:00Z","run_state":"running","allowed_actions":["pause","stop"],"can_edit":true,"can_pay":true,"remoderation":{"fields":["href","banners","segment","brand"]},"locked_fields":["price_model","start_date"],"reasons":[],"company_owner":"Жасур Каримов","company_name":"Karvon Motors MChJ","segment":"used_cars","brand":{"id":3,"name":"Chevrolet"},"start_date":"2025-11-01","end_date":"2025-11-30","pocket":{"id":3,"translations":{"ru":{"name":"Стандарт"},"uz":{"name":"Standart"}}},"budget":5000000,"price_model":"CPM","unit_price":20000,"unit_size":100,"budget_buys":25000,"paid":5000000,"released":0,"spend":4550000,"budget_left":450000,"to_pay":0,"href":"https://karvon.example.uz/salon/31","banners":[{"position":"home_top","language":"ru","title":"Осенняя распродажа","text":"Chevrolet от 96 000 000 сум","image":{"id":"b4nnerRuHt","url":"/media/b4nnerRuHt.webp","thumbnail":"/media/b4nnerRuHt.thumb.webp"}},{"position":"home_top","language":"uz","title":"Kuzgi savdo","text":"Chevrolet 96 000 000 so‘mdan","image":{"id":"b4nnerUzHt","url":"/media/b4nnerUzHt.webp","thumbnail":"/media/b4nnerUzHt.thumb.webp"}},{"position":"search_top","language":"ru","title":"Осенняя распродажа","text":"Chevrolet от 96 000 000 сум","image":{"id":"b4nnerRuSt","url":"/media/b4nnerRuSt.webp","thumbnail":"/media/b4nnerRuSt.thumb.webp"}}],"views":22750,"clicks":614,"click_rate":2.7,"leads":23,"cost_per_lead":197826,"is_budget_low":true,"runs_out_on":"2025-11-22","daily_spend":246000,"created_at":"2025-10-30T08:00:00Z"},"from":"2025-11-14","to":"2025-11-20","counted_until":"2025-11-20T09:41:00Z","views":8010,"clicks":218,"click_rate":2.7,"leads":10,"cost_per_lead":160200,"spend":1602000,"cost_per_click":7348,"today_spend":114000,"days":[{"date":"2025-11-14","views":1390,"clicks":40,"leads":2,"spend":278000},{"date":"2025-11-15","views":1460,"clicks":45,"leads":3,"spend":292000},{"date":"2025-11-16","views":1180,"clicks":35,"leads":1,"spend":236000},{"date":"2025-11-17","views":1120,"clicks":29,"leads":1,"spend":224000},{"date":"2025-11-18","views":1150,"clicks":26,"leads":1,"spend":230000},{"date":"2025-11-19","views":1140,"clicks":27,"leads":1,"spend":228000},{"date":"2025-11-20","views":570,"clicks":16,"leads":1,"spend":114000}],"banners":[{"position":"home_top","language":"ru","title":"Осенняя распродажа","image":{"id":"b4nnerRuHt","url":"/media/b4nnerRuHt.webp","thumbnail":"/media/b4nnerRuHt.thumb.webp"},"views":4020,"clicks":118,"click_rate":2.9,"leads":6,"spend":804000},{"position":"home_top","language":"uz","title":"Kuzgi savdo","image":{"id":"b4nnerUzHt","url":"/media/b4nnerUzHt.webp","thumbnail":"/media/b4nnerUzHt.thumb.webp"},"views":2510,"clicks":64,"click_rate":2.5,"leads":2,"spend":502000},{"position":"search_top","language":"ru","title":"Осенняя распродажа","image":{"id":"b4nnerRuSt","url":"/media/b4nnerRuSt.webp","thumbnail":"/media/b4nnerRuSt.thumb.webp"},"views":1480,"clicks":36,"click_rate":2.4,"leads":2,"spend":296000}],"previous":{"from":"2025-11-07","to":"2025-11-13","spend":1632000,"views":8160,"clicks":229,"click_rate":2.8,"leads":8,"cost_per_lead":204000}})

export const getExportCampaignResultResponseMock = (): Csv => ("﻿\"Дата\";\"Показы\";\"Клики\";\"CTR\";\"Лиды\";\"Потрачено\"\r\n\"20.11.2025\";\"570\";\"16\";\"2,8\";\"1\";\"114000\"\r\n")

export const getListMarketplaceCampaignsResponseMock = (): MarketplaceCampaignList => ({"results":[{"id":220,"status":"active","company_owner":"Жасур Каримов","company_name":"Karvon Motors MChJ","segment":"used_cars","brand":{"id":3,"name":"Chevrolet"},"start_date":"2025-11-01","end_date":"2025-11-30","price_model":"CPM","href":"https://karvon.example.uz/salon/31","banners":[{"position":"home_top","language":"ru","title":"Осенняя распродажа","text":"Chevrolet от 96 000 000 сум","image":{"id":"b4nnerRuHt","url":"/media/b4nnerRuHt.webp","thumbnail":"/media/b4nnerRuHt.thumb.webp"}},{"position":"home_top","language":"uz","title":"Kuzgi savdo","text":"Chevrolet 96 000 000 so‘mdan","image":{"id":"b4nnerUzHt","url":"/media/b4nnerUzHt.webp","thumbnail":"/media/b4nnerUzHt.thumb.webp"}},{"position":"search_top","language":"ru","title":"Осенняя распродажа","text":"Chevrolet от 96 000 000 сум","image":{"id":"b4nnerRuSt","url":"/media/b4nnerRuSt.webp","thumbnail":"/media/b4nnerRuSt.thumb.webp"}}],"dealership":{"id":20418,"name":"Karvon Motors MChJ","phone":"+998901234567"},"status_since":"2025-11-14T01:15:00Z","changed_fields":[]},{"id":222,"status":"active","company_owner":"Жасур Каримов","company_name":"Karvon Motors MChJ","segment":"electric","start_date":"2025-11-05","end_date":"2025-12-25","price_model":"CPC","href":"https://karvon.example.uz/salon/31","banners":[{"position":"search_list","language":"ru","title":"Электромобили","text":"Тест-драйв в день обращения","image":{"id":"el3ctroRu1","url":"/media/el3ctroRu1.webp","thumbnail":"/media/el3ctroRu1.thumb.webp"}},{"position":"search_list","language":"uz","title":"Elektromobillar","text":"Murojaat kunida test-drayv","image":{"id":"el3ctroUz1","url":"/media/el3ctroUz1.webp","thumbnail":"/media/el3ctroUz1.thumb.webp"}}],"dealership":{"id":20418,"name":"Karvon Motors MChJ","phone":"+998901234567"},"status_since":"2025-11-05T00:00:00Z","changed_fields":[]}],"count":2})

export const getModerateCampaignResponseMock = (): MarketplaceCampaign => ({"id":214,"status":"declined","company_owner":"Жасур Каримов","company_name":"Karvon Motors MChJ","segment":"electric","brand":{"id":8,"name":"BYD"},"start_date":"2025-11-10","end_date":"2025-11-24","price_model":"CPC","href":"https://karvon.example.uz/byd","banners":[{"position":"search_list","language":"ru","title":"BYD Song Plus","text":"","image":{"id":"bydSong0ru","url":"/media/bydSong0ru.webp","thumbnail":"/media/bydSong0ru.thumb.webp"}}],"dealership":{"id":20418,"name":"Karvon Motors MChJ","phone":"+998901234567"},"status_since":"2025-11-08T06:10:00Z","changed_fields":[]})

export const getAddCampaignEventsResponseMock = (): BannerEventsResult => ({"accepted":2,"repeated":0,"rejected":[{"id":"ev-01J9Z6T4Q8-3","code":"unknown_banner"}],"status":"active"})


export const getListCampaignsMockHandler = (overrideResponse?: CampaignList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CampaignList> | CampaignList), options?: RequestHandlerOptions) => {
  return http.get('*/main/ads', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCampaignsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateCampaignMockHandler = (overrideResponse?: Campaign | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Campaign> | Campaign), options?: RequestHandlerOptions) => {
  return http.post('*/main/ads', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCampaignResponseMock(),
      { status: 201
      })
  }, options)
}

export const getExportCampaignsMockHandler = (overrideResponse?: Csv | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Csv> | Csv), options?: RequestHandlerOptions) => {
  return http.get('*/main/ads/export', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportCampaignsResponseMock(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getUpdateCampaignsMockHandler = (overrideResponse?: CampaignsBulkResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CampaignsBulkResult> | CampaignsBulkResult), options?: RequestHandlerOptions) => {
  return http.post('*/main/ads/bulk', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCampaignsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListPocketsMockHandler = (overrideResponse?: PocketList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PocketList> | PocketList), options?: RequestHandlerOptions) => {
  return http.get('*/main/ads/pockets', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPocketsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListBannerPositionsMockHandler = (overrideResponse?: BannerPlaceList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BannerPlaceList> | BannerPlaceList), options?: RequestHandlerOptions) => {
  return http.get('*/main/ads/positions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListBannerPositionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetAdPricesMockHandler = (overrideResponse?: AdPriceList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AdPriceList> | AdPriceList), options?: RequestHandlerOptions) => {
  return http.get('*/main/ads/prices', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAdPricesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetCampaignMockHandler = (overrideResponse?: Campaign | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Campaign> | Campaign), options?: RequestHandlerOptions) => {
  return http.get('*/main/ads/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCampaignResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateCampaignMockHandler = (overrideResponse?: Campaign | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Campaign> | Campaign), options?: RequestHandlerOptions) => {
  return http.patch('*/main/ads/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCampaignResponseMock(),
      { status: 200
      })
  }, options)
}

export const getActOnCampaignMockHandler = (overrideResponse?: CampaignActionResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CampaignActionResult> | CampaignActionResult), options?: RequestHandlerOptions) => {
  return http.post('*/main/ads/:id/actions', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getActOnCampaignResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetCampaignHistoryMockHandler = (overrideResponse?: CampaignHistory | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CampaignHistory> | CampaignHistory), options?: RequestHandlerOptions) => {
  return http.get('*/main/ads/:id/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCampaignHistoryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetCampaignResultMockHandler = (overrideResponse?: CampaignResult | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CampaignResult> | CampaignResult), options?: RequestHandlerOptions) => {
  return http.get('*/main/ads/:id/result', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCampaignResultResponseMock(),
      { status: 200
      })
  }, options)
}

export const getExportCampaignResultMockHandler = (overrideResponse?: Csv | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Csv> | Csv), options?: RequestHandlerOptions) => {
  return http.get('*/main/ads/:id/result/export', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportCampaignResultResponseMock(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getListMarketplaceCampaignsMockHandler = (overrideResponse?: MarketplaceCampaignList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MarketplaceCampaignList> | MarketplaceCampaignList), options?: RequestHandlerOptions) => {
  return http.get('*/main/marketplace/campaigns', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMarketplaceCampaignsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getModerateCampaignMockHandler = (overrideResponse?: MarketplaceCampaign | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MarketplaceCampaign> | MarketplaceCampaign), options?: RequestHandlerOptions) => {
  return http.post('*/main/marketplace/campaigns/:id/moderation', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getModerateCampaignResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAddCampaignEventsMockHandler = (overrideResponse?: BannerEventsResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BannerEventsResult> | BannerEventsResult), options?: RequestHandlerOptions) => {
  return http.post('*/main/marketplace/campaigns/:id/events', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddCampaignEventsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getAdsMock = () => [
  getListCampaignsMockHandler(),
  getCreateCampaignMockHandler(),
  getExportCampaignsMockHandler(),
  getUpdateCampaignsMockHandler(),
  getListPocketsMockHandler(),
  getListBannerPositionsMockHandler(),
  getGetAdPricesMockHandler(),
  getGetCampaignMockHandler(),
  getUpdateCampaignMockHandler(),
  getActOnCampaignMockHandler(),
  getGetCampaignHistoryMockHandler(),
  getGetCampaignResultMockHandler(),
  getExportCampaignResultMockHandler(),
  getListMarketplaceCampaignsMockHandler(),
  getModerateCampaignMockHandler(),
  getAddCampaignEventsMockHandler()
]
