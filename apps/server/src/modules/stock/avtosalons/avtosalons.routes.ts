import { handlersOf } from '../../../platform/http/contract';
import { createdVersion, noContent, ok, versioned } from '../../../platform/http/reply';
import type { AvtosalonsService } from './avtosalons.service';

export function avtosalonsRoutes(avtosalons: AvtosalonsService) {
  return handlersOf({
    listAvtosalons: ({ access, query }) => ok(avtosalons.list(access, query)),
    async createAvtosalon({ access, body }) {
      const optional = { district: null, additional_phones: [], weekday_hours: [] };
      return createdVersion(avtosalons.create(access, { ...optional, ...body }));
    },
    getAvtosalon: ({ access, params }) => versioned(avtosalons.get(access, params.id)),
    updateAvtosalon: ({ access, params, ifMatch, body }) =>
      versioned(avtosalons.update(access, params.id, ifMatch, body)),
    deleteAvtosalon: ({ access, params }) => noContent(avtosalons.delete(access, params.id)),
  });
}
