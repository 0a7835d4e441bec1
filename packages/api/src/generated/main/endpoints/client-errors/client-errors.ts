/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type {
  ClientErrorReport
} from '../karvonMainService.schemas';

import { request } from '../../../../http';
import type { BodyType } from '../../../../http';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * A page that fails in a browser says so here, signed in or not. Nothing is stored: the report becomes a line of the log and a count by its kind. The formats keep personal data out: texts have no digits and no `@`, a route is the pattern of an address, a frame is a file of the page with line and column. An address may send 60 a minute.
 * @summary Report an error that a page met.
 */
export const reportClientError = (
    clientErrorReport: BodyType<ClientErrorReport>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/main/client-errors`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: clientErrorReport, signal
    },
      options);
    }


