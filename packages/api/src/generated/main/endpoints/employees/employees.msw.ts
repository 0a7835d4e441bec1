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
  Csv,
  Deletion,
  Employee,
  EmployeeList
} from '../karvonMainService.schemas';


export const getListEmployeesResponseMock = (): EmployeeList => ({"results":[{"id":60,"full_name":"Жасур Каримов","phone":"+998901234567","profile_pic":{"id":"pRf7Kq2mVx","url":"/media/pRf7Kq2mVx.webp","thumbnail":"/media/pRf7Kq2mVx.thumb.webp"},"position":"Директор","avtosalons":[],"status":"active","role":"owner","is_owner":true,"is_me":true,"allowed_actions":["edit"],"created_at":"2025-03-04T06:20:00Z","last_seen_at":"2025-11-20T09:38:00Z","lead_count":210,"open_lead_count":4,"open_application_count":0,"response_median":540,"auto_count":148},{"id":61,"full_name":"Нодира Алиева","phone":"+998935550161","profile_pic":{"id":"n0d1raPic7","url":"/media/n0d1raPic7.webp","thumbnail":"/media/n0d1raPic7.thumb.webp"},"position":"Менеджер по продажам","avtosalons":[{"id":31,"name":"Karvon Chilonzor"}],"status":"active","role":"seller","is_owner":false,"is_me":false,"allowed_actions":["edit","block","end_sessions"],"created_at":"2025-03-04T06:20:00Z","last_seen_at":"2025-11-20T09:30:00Z","lead_count":143,"open_lead_count":12,"open_application_count":3,"response_median":660,"auto_count":58},{"id":62,"full_name":"Ислом Раҳимов","phone":"+998977770162","position":"Оценщик trade-in","avtosalons":[{"id":31,"name":"Karvon Chilonzor"},{"id":32,"name":"Karvon Sergeli"}],"status":"invited","role":"seller","is_owner":false,"is_me":false,"allowed_actions":["edit","invite","delete"],"invitation":{"link":"https://karvon.uz/phone-check?invite=9fQ2mVxT7sLwV4cN8dR1yK","delivery":"sent","sent_at":"2025-11-20T09:40:00Z","expires_at":"2025-11-27T09:40:00Z","resend_at":"2025-11-20T09:41:00Z"},"created_at":"2025-11-20T09:40:00Z","lead_count":0,"open_lead_count":0,"open_application_count":0,"auto_count":104}],"count":3,"statuses":{"invited":1,"active":2,"blocked":0}})

export const getCreateEmployeeResponseMock = (): Employee => ({"id":62,"full_name":"Ислом Раҳимов","phone":"+998977770162","position":"Оценщик trade-in","avtosalons":[{"id":31,"name":"Karvon Chilonzor"},{"id":32,"name":"Karvon Sergeli"}],"status":"invited","role":"seller","is_owner":false,"is_me":false,"allowed_actions":["edit","invite","delete"],"invitation":{"link":"https://karvon.uz/phone-check?invite=9fQ2mVxT7sLwV4cN8dR1yK","delivery":"sent","sent_at":"2025-11-20T09:40:00Z","expires_at":"2025-11-27T09:40:00Z","resend_at":"2025-11-20T09:41:00Z"},"created_at":"2025-11-20T09:40:00Z","lead_count":0,"open_lead_count":0,"open_application_count":0,"auto_count":104})

export const getExportEmployeesResponseMock = (): Csv => ("﻿\"ID\";\"Имя\";\"Телефон\";\"Должность\";\"Роль\";\"Салоны\";\"Статус\";\"Лиды в работе\";\"Заявки на trade-in в работе\";\"Ответ, мин\";\"Добавлен\";\"Последний вход\"\r\n\"61\";\"Нодира Алиева\";\"998 93 555 01 61\";\"Менеджер\";\"Продавец\";\"Karvon Chilonzor\";\"Работает\";\"4\";\"1\";\"9\";\"2025-09-02 09:00\";\"2025-11-20 08:55\"\r\n")

export const getGetEmployeeResponseMock = (): Employee => ({"id":61,"full_name":"Нодира Алиева","phone":"+998935550161","profile_pic":{"id":"n0d1raPic7","url":"/media/n0d1raPic7.webp","thumbnail":"/media/n0d1raPic7.thumb.webp"},"position":"Менеджер по продажам","avtosalons":[{"id":31,"name":"Karvon Chilonzor"}],"status":"active","role":"seller","is_owner":false,"is_me":false,"allowed_actions":["edit","block","end_sessions"],"created_at":"2025-03-04T06:20:00Z","last_seen_at":"2025-11-20T09:30:00Z","lead_count":143,"open_lead_count":12,"open_application_count":3,"response_median":660,"auto_count":58})

export const getUpdateEmployeeResponseMock = (): Employee => ({"id":61,"full_name":"Нодира Алиева","phone":"+998935550161","profile_pic":{"id":"n0d1raPic7","url":"/media/n0d1raPic7.webp","thumbnail":"/media/n0d1raPic7.thumb.webp"},"position":"Менеджер по продажам","avtosalons":[{"id":31,"name":"Karvon Chilonzor"}],"status":"active","role":"seller","is_owner":false,"is_me":false,"allowed_actions":["edit","block","end_sessions"],"created_at":"2025-03-04T06:20:00Z","last_seen_at":"2025-11-20T09:30:00Z","lead_count":143,"open_lead_count":12,"open_application_count":3,"response_median":660,"auto_count":58})

export const getDeleteEmployeeResponseMock = (): Deletion => ({"id":62,"restorable_until":"2025-11-20T09:40:10Z"})

export const getRestoreEmployeeResponseMock = (): Employee => ({"id":62,"full_name":"Ислом Раҳимов","phone":"+998977770162","position":"Оценщик trade-in","avtosalons":[{"id":31,"name":"Karvon Chilonzor"},{"id":32,"name":"Karvon Sergeli"}],"status":"invited","role":"seller","is_owner":false,"is_me":false,"allowed_actions":["edit","invite","delete"],"invitation":{"link":"https://karvon.uz/phone-check?invite=9fQ2mVxT7sLwV4cN8dR1yK","delivery":"sent","sent_at":"2025-11-20T09:40:00Z","expires_at":"2025-11-27T09:40:00Z","resend_at":"2025-11-20T09:41:00Z"},"created_at":"2025-11-20T09:40:00Z","lead_count":0,"open_lead_count":0,"open_application_count":0,"auto_count":104})

export const getInviteEmployeeResponseMock = (): Employee => ({"id":62,"full_name":"Ислом Раҳимов","phone":"+998977770162","position":"Оценщик trade-in","avtosalons":[{"id":31,"name":"Karvon Chilonzor"},{"id":32,"name":"Karvon Sergeli"}],"status":"invited","role":"seller","is_owner":false,"is_me":false,"allowed_actions":["edit","invite","delete"],"invitation":{"link":"https://karvon.uz/phone-check?invite=9fQ2mVxT7sLwV4cN8dR1yK","delivery":"sent","sent_at":"2025-11-20T09:40:00Z","expires_at":"2025-11-27T09:40:00Z","resend_at":"2025-11-20T09:41:00Z"},"created_at":"2025-11-20T09:40:00Z","lead_count":0,"open_lead_count":0,"open_application_count":0,"auto_count":104})


export const getListEmployeesMockHandler = (overrideResponse?: EmployeeList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<EmployeeList> | EmployeeList), options?: RequestHandlerOptions) => {
  return http.get('*/main/employees', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListEmployeesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateEmployeeMockHandler = (overrideResponse?: Employee | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Employee> | Employee), options?: RequestHandlerOptions) => {
  return http.post('*/main/employees', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateEmployeeResponseMock(),
      { status: 201
      })
  }, options)
}

export const getExportEmployeesMockHandler = (overrideResponse?: Csv | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Csv> | Csv), options?: RequestHandlerOptions) => {
  return http.get('*/main/employees/export', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportEmployeesResponseMock(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getGetEmployeeMockHandler = (overrideResponse?: Employee | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Employee> | Employee), options?: RequestHandlerOptions) => {
  return http.get('*/main/employees/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetEmployeeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateEmployeeMockHandler = (overrideResponse?: Employee | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Employee> | Employee), options?: RequestHandlerOptions) => {
  return http.patch('*/main/employees/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateEmployeeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteEmployeeMockHandler = (overrideResponse?: Deletion | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Deletion> | Deletion), options?: RequestHandlerOptions) => {
  return http.delete('*/main/employees/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteEmployeeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRestoreEmployeeMockHandler = (overrideResponse?: Employee | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Employee> | Employee), options?: RequestHandlerOptions) => {
  return http.post('*/main/employees/:id/restore', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreEmployeeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRevokeEmployeeSessionsMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/main/employees/:id/sessions', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getInviteEmployeeMockHandler = (overrideResponse?: Employee | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Employee> | Employee), options?: RequestHandlerOptions) => {
  return http.post('*/main/employees/:id/invite', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getInviteEmployeeResponseMock(),
      { status: 200
      })
  }, options)
}
export const getEmployeesMock = () => [
  getListEmployeesMockHandler(),
  getCreateEmployeeMockHandler(),
  getExportEmployeesMockHandler(),
  getGetEmployeeMockHandler(),
  getUpdateEmployeeMockHandler(),
  getDeleteEmployeeMockHandler(),
  getRestoreEmployeeMockHandler(),
  getRevokeEmployeeSessionsMockHandler(),
  getInviteEmployeeMockHandler()
]
