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
  BusinessPermissions,
  BusinessProfile
} from '../karvonMainService.schemas';


export const getGetProfileResponseMock = (): BusinessProfile => ({"id":20418,"version":3,"full_name":"Жасур Каримов","username":"dealer20418","phone":"+998901234567","profile_pic":{"id":"pRf7Kq2mVx","url":"/media/pRf7Kq2mVx.webp","thumbnail":"/media/pRf7Kq2mVx.thumb.webp"},"role":"admin","company_name":"Karvon Motors MChJ","tin":"305418220","email":"jasur@karvon-motors.uz","telegram":"karvon_motors","language":"ru","created_at":"2025-11-14T06:20:00Z","updated_at":"2026-07-01T11:05:33Z","company_id":20418,"member":{"id":60,"is_owner":true,"role":"owner","avtosalons":[],"permissions":["autos.edit","autos.manage","autos.costs","avtosalons.edit","leads.edit","leads.export","offers.send","ads.edit","ads.pay","payments.manage","telegram.channel","telegram.post","employees.manage","business.manage"]}})

export const getGetPermissionsResponseMock = (): BusinessPermissions => ({"mode":"off","manager_pay_limit":0})

export const getUpdatePermissionsResponseMock = (): BusinessPermissions => ({"mode":"on","manager_pay_limit":5000000})

export const getUpdateBusinessResponseMock = (): BusinessProfile => ({"id":20418,"version":3,"full_name":"Жасур Каримов","username":"dealer20418","phone":"+998901234567","profile_pic":{"id":"pRf7Kq2mVx","url":"/media/pRf7Kq2mVx.webp","thumbnail":"/media/pRf7Kq2mVx.thumb.webp"},"role":"admin","company_name":"Karvon Motors MChJ","tin":"305418220","email":"jasur@karvon-motors.uz","telegram":"karvon_motors","language":"ru","created_at":"2025-11-14T06:20:00Z","updated_at":"2026-07-01T11:05:33Z","company_id":20418,"member":{"id":60,"is_owner":true,"role":"owner","avtosalons":[],"permissions":["autos.edit","autos.manage","autos.costs","avtosalons.edit","leads.edit","leads.export","offers.send","ads.edit","ads.pay","payments.manage","telegram.channel","telegram.post","employees.manage","business.manage"]}})


export const getGetProfileMockHandler = (overrideResponse?: BusinessProfile | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BusinessProfile> | BusinessProfile), options?: RequestHandlerOptions) => {
  return http.get('*/main/business/profile', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProfileResponseMock(),
      { status: 200
      })
  }, options)
}

export const getLeaveBusinessMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/main/business/member', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getGetPermissionsMockHandler = (overrideResponse?: BusinessPermissions | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BusinessPermissions> | BusinessPermissions), options?: RequestHandlerOptions) => {
  return http.get('*/main/business/permissions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPermissionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdatePermissionsMockHandler = (overrideResponse?: BusinessPermissions | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<BusinessPermissions> | BusinessPermissions), options?: RequestHandlerOptions) => {
  return http.put('*/main/business/permissions', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdatePermissionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateBusinessMockHandler = (overrideResponse?: BusinessProfile | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<BusinessProfile> | BusinessProfile), options?: RequestHandlerOptions) => {
  return http.patch('*/main/business/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateBusinessResponseMock(),
      { status: 200
      })
  }, options)
}
export const getBusinessMock = () => [
  getGetProfileMockHandler(),
  getLeaveBusinessMockHandler(),
  getGetPermissionsMockHandler(),
  getUpdatePermissionsMockHandler(),
  getUpdateBusinessMockHandler()
]
