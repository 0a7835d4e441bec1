import { handlersOf } from '../../../platform/http/contract';
import { ok } from '../../../platform/http/reply';
import type { VinService } from './vin.service';

export const vinRoutes = (vin: VinService) =>
  handlersOf({
    checkVin: ({ access, params, query }) => ok(vin.check(access, params.vin, query)),
  });
