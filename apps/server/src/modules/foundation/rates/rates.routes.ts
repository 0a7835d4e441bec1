import { handlersOf } from '../../../platform/http/contract';
import { matchesTag } from '../../../platform/http/etag';
import { toRate } from './rates.mapper';
import type { RatesService } from './rates.service';

export function ratesRoutes(rates: RatesService) {
  return handlersOf({
    async getRate({ query, request }) {
      const rate = await rates.asked(query.date);
      const headers = {
        etag: `"r${rate.date}-${rate.rate}"`,
        'cache-control': 'public, max-age=600',
      };
      if (matchesTag(request.headers['if-none-match'], headers.etag))
        return { status: 304, headers };
      return { status: 200, body: toRate(rate), headers };
    },
  });
}
