import { getGetRateQueryOptions } from '@karvon/api/main/rates';

/** So'm for one y.e., with its date. The central bank's is a new one each day. */
export const rateQuery = () => getGetRateQueryOptions({ query: { staleTime: 10 * 60_000 } });
