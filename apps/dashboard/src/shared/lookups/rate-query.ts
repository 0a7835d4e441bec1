import { getGetRateQueryOptions } from '@karvon/api/main/rates';
import { minute } from '../time';

/** So'm for one y.e., with its date. The central bank sets it once a day. */
export const rateQuery = () =>
  getGetRateQueryOptions(undefined, { query: { staleTime: 10 * minute } });

/** The rate of a day, or the last one before it. */
export const rateOnQuery = (date: string, enabled: boolean) =>
  getGetRateQueryOptions({ date }, { query: { staleTime: Infinity, enabled } });
