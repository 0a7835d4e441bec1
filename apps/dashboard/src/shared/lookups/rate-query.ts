import { getGetRateQueryOptions } from '@karvon/api/main/rates';
import { minute } from '../time';

/** So'm for one y.e., with its date. The central bank sets it once a day. */
export const rateQuery = () => getGetRateQueryOptions({ query: { staleTime: 10 * minute } });
