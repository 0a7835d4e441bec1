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
  WorkPanel
} from '../karvonMainService.schemas';


export const getGetWorkPanelResponseMock = (): WorkPanel => ({"now":"2025-11-20T09:38:00Z","counts":{"total":34,"unread_rooms":7,"unanswered_rooms":1,"new_leads":12,"new_leads_in_rooms":4,"new_leads_repeated":1,"declined_autos":3,"expiring_autos":6,"refresh_ready":5,"pending_applications":3,"overdue_applications":1,"low_campaigns":1,"unpaid_campaigns":0,"avtosalons":2,"autos":148},"leads":[{"id":9301,"type":"call","status":"new","client_name":"Бахтиёр Хамидов","phone":"+998901112233","car":{"id":5044,"title":"Chevrolet Cobalt, 2024","photo":{"id":"c0bAlt24wh","url":"/media/c0bAlt24wh.webp","thumbnail":"/media/c0bAlt24wh.thumb.webp"}},"avtosalon":{"id":31,"name":"Karvon Chilonzor"},"source":"listing","call":{"answered":false,"duration":0},"comment":"","created_at":"2025-11-19T15:40:00Z","version":1,"contact_count":1,"last_contact_at":"2025-11-19T15:40:00Z","waiting_since":"2025-11-19T15:40:00Z","contacts":[{"id":19301,"type":"call","source":"listing","call":{"answered":false,"duration":0},"created_at":"2025-11-19T15:40:00Z"}],"attempts":0,"buyer":{"lead_count":1,"new_lead_ids":[9301],"other_cars":[]}}],"rooms":[{"room_id":701,"client_name":"Дилноза Рашидова","is_online":true,"is_read":false,"text":"И мою Спарк 2019 года примете в зачёт?","unreadCount":2,"car":{"id":5012,"title":"Chevrolet Tracker, 2023","photo":{"id":"q7Jk2mVx9s","url":"/media/q7Jk2mVx9s.webp","thumbnail":"/media/q7Jk2mVx9s.thumb.webp"}},"responsible":{"id":61,"full_name":"Нодира Алиева","is_active":true},"waiting_since":"2025-11-20T09:26:00Z"},{"room_id":702,"client_name":"Sardor Abdullayev","is_online":true,"is_read":true,"text":"Ertaga soat 11 da ko‘rishga borsam bo‘ladimi?","unreadCount":0,"car":{"id":5066,"title":"Kia K5 GT-Line, 2023"},"waiting_since":"2025-11-20T09:09:00Z"}],"declined":[{"car":{"id":5021,"title":"Chevrolet Gentra, 2022","photo":{"id":"g3nTra22sl","url":"/media/g3nTra22sl.webp","thumbnail":"/media/g3nTra22sl.thumb.webp"}},"version":2,"allowed_transitions":["moderation","archived","deleted"],"can_edit":true,"reasons":[{"field":"photos","code":"photo_shows_phone","text_ru":"Фото 3: виден номер телефона","text_uz":"3-surat: telefon raqami ko‘rinib turibdi"}],"declined_at":"2025-11-20T05:00:00Z"}],"expiring":[{"car":{"id":5033,"title":"Chevrolet Spark, 2021","photo":{"id":"sP4rk21yel","url":"/media/sP4rk21yel.webp","thumbnail":"/media/sP4rk21yel.thumb.webp"}},"version":4,"allowed_transitions":["active","barakami","sold_on_karvon","deactivated","deleted"],"can_edit":true,"expires_at":"2025-11-22T09:00:00Z","days":44}],"refresh":[{"car":{"id":5012,"title":"Chevrolet Tracker, 2023","photo":{"id":"q7Jk2mVx9s","url":"/media/q7Jk2mVx9s.webp","thumbnail":"/media/q7Jk2mVx9s.thumb.webp"}},"version":7,"allowed_transitions":["barakami","sold_on_karvon","deactivated","deleted"],"can_edit":true,"is_ready":true,"refreshed_at":"2025-11-17T08:00:00Z","next_update_at":"2025-11-20T08:00:00Z"},{"car":{"id":5044,"title":"Chevrolet Cobalt, 2024","photo":{"id":"c0bAlt24wh","url":"/media/c0bAlt24wh.webp","thumbnail":"/media/c0bAlt24wh.thumb.webp"}},"version":3,"allowed_transitions":["barakami","sold_on_karvon","deactivated","deleted"],"can_edit":true,"is_ready":false,"refreshed_at":"2025-11-19T13:56:00Z","next_update_at":"2025-11-22T13:56:00Z"}],"applications":[{"id":412,"version":1,"source":"marketplace","client_name":"Улугбек Тошматов","phone":"+998946661234","current_car":{"title":"Daewoo Nexia 3, 2018","brand":"Daewoo","car_model":"Nexia 3","brand_id":12,"model_id":141,"year":2018,"mileage":112000,"fuel_type":{"id":21,"translations":{"ru":{"name":"Бензин"},"uz":{"name":"Benzin"}}},"transmission":{"id":25,"translations":{"ru":{"name":"Механика"},"uz":{"name":"Mexanika"}}},"color":{"id":44,"translations":{"ru":{"name":"Зелёный"},"uz":{"name":"Yashil"}}},"condition":"good","number_of_owners":1,"changed_part":[{"part":"front_left_fender","change":"replaced"},{"part":"front_right_fender","change":"replaced"}],"photos":[{"id":"n3x1a3fron","url":"/media/n3x1a3fron.webp","thumbnail":"/media/n3x1a3fron.thumb.webp"},{"id":"n3x1a3side","url":"/media/n3x1a3side.webp","thumbnail":"/media/n3x1a3side.thumb.webp"},{"id":"n3x1a3rear","url":"/media/n3x1a3rear.webp","thumbnail":"/media/n3x1a3rear.thumb.webp"}],"description":"Один хозяин, не такси. Менял передние крылья, краска заводская на остальном"},"currency":"UZS","rate":{"rate":12100,"date":"2025-11-20"},"status":"pending","allowed_transitions":["scheduled","rejected"],"is_overdue":false,"manager_comment":"","contact_count":1,"avtosalon":{"id":31,"name":"Karvon Chilonzor"},"desired_car":{"id":5012,"title":"Chevrolet Tracker, 2023","photo":{"id":"q7Jk2mVx9s","url":"/media/q7Jk2mVx9s.webp","thumbnail":"/media/q7Jk2mVx9s.thumb.webp"}},"desired_status":"active","desired_price":219000000,"desired_currency":"UZS","market_price":98000000,"surcharge":121000000,"created_at":"2025-11-20T06:45:00Z","updated_at":"2025-11-20T06:45:00Z"}],"campaigns":[{"id":220,"version":5,"title":"Осенняя распродажа","shortage":"low_budget","budget":5000000,"spend":4550000,"budget_left":450000,"to_pay":0,"can_pay":true,"end_date":"2025-11-30","runs_out_on":"2025-11-22","allowed_actions":["pause","stop"]}],"response_speed":{"days":30,"count":412,"median":660,"working_median":360,"previous":900}})


export const getGetWorkPanelMockHandler = (overrideResponse?: WorkPanel | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<WorkPanel> | WorkPanel), options?: RequestHandlerOptions) => {
  return http.get('*/main/work-panel', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetWorkPanelResponseMock(),
      { status: 200
      })
  }, options)
}
export const getWorkPanelMock = () => [
  getGetWorkPanelMockHandler()
]
