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
  VinCheck
} from '../karvonMainService.schemas';


export const getCheckVinResponseMock = (): VinCheck => ({"vin":"XWBJF69VJPA012345","check_digit":"none","maker":{"name":"UzAuto Motors","country":"UZ"},"brand":{"id":1,"name":"Chevrolet"},"car_model":{"id":101,"name":"Cobalt"},"years":[2023],"is_taken":false,"is_elsewhere":false})


export const getCheckVinMockHandler = (overrideResponse?: VinCheck | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<VinCheck> | VinCheck), options?: RequestHandlerOptions) => {
  return http.get('*/main/vin/:vin', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckVinResponseMock(),
      { status: 200
      })
  }, options)
}
export const getVinMock = () => [
  getCheckVinMockHandler()
]
