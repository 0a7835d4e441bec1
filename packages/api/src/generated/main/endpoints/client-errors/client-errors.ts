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
 * Reports a failure of a page in a browser; no sign-in is required. Nothing is stored. The report becomes a log line and a count by its kind. The formats exclude personal data. Texts have no digits and no `@`, a route is an address pattern, and a frame is a file with line and column. The limit is 60 reports a minute per IP address.
 * @summary Report an error of a page.
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


