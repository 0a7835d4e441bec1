import { handlersOf } from '../../../platform/http/contract';
import { createdVersion, noContent, ok, versioned } from '../../../platform/http/reply';
import type { AvtosalonsService } from './avtosalons.service';

export function avtosalonsRoutes(avtosalons: AvtosalonsService) {
  return handlersOf({
    listAvtosalons: ({ owner, query }) => ok(avtosalons.list(owner, query)),
    async createAvtosalon({ owner, body }) {
      const optional = { district: null, additional_phones: [], weekday_hours: [] };
      return createdVersion(avtosalons.create(owner, { ...optional, ...body }));
    },
    getAvtosalon: ({ owner, params }) => versioned(avtosalons.get(owner, params.id)),
    updateAvtosalon: ({ owner, params, ifMatch, body }) =>
      versioned(avtosalons.update(owner, params.id, ifMatch, body)),
    deleteAvtosalon: ({ owner, params }) => noContent(avtosalons.delete(owner, params.id)),
  });
}
