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
  Device
} from '../karvonMainService.schemas';


export const getGetDeviceResponseMock = (): Device => ({"fingerprint":"5f0c2a9be1d74c38","language":"ru","platform":"web","push":false,"updated_at":"2026-07-05T09:32:10Z"})

export const getPutDeviceResponseMock = (): Device => ({"fingerprint":"5f0c2a9be1d74c38","language":"ru","platform":"web","push":true,"updated_at":"2026-07-05T09:32:10Z"})


export const getGetDeviceMockHandler = (overrideResponse?: Device | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Device> | Device), options?: RequestHandlerOptions) => {
  return http.get('*/main/devices/:fingerprint', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDeviceResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPutDeviceMockHandler = (overrideResponse?: Device | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Device> | Device), options?: RequestHandlerOptions) => {
  return http.put('*/main/devices/:fingerprint', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPutDeviceResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteDeviceMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/main/devices/:fingerprint', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getDevicesMock = () => [
  getGetDeviceMockHandler(),
  getPutDeviceMockHandler(),
  getDeleteDeviceMockHandler()
]
