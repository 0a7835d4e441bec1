import { getGetRateQueryOptions } from '@karvon/api/main/rates';
import { minute } from '../time';

/** So'm for one y.e., with its date. The central bank's is a new one each day. */
export const rateQuery = () => getGetRateQueryOptions({ query: { staleTime: 10 * minute } });
