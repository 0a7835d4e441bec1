import type { HandlersFor } from '../../contract';
import { versioned } from '../../http/versioned';
import type { AvtosalonsService } from './avtosalons.service';

type AvtosalonOperation =
  | 'listAvtosalons'
  | 'createAvtosalon'
  | 'getAvtosalon'
  | 'updateAvtosalon'
  | 'deleteAvtosalon';

export function avtosalonsRoutes(avtosalons: AvtosalonsService): HandlersFor<AvtosalonOperation> {
  return {
    async listAvtosalons({ owner, query }) {
      return { status: 200, body: await avtosalons.list(owner, query) };
    },
    async createAvtosalon({ owner, body: { district = null, ...fields } }) {
      const created = await avtosalons.create(owner, { ...fields, district });
      return { ...versioned(created), status: 201 };
    },
    async getAvtosalon({ owner, params }) {
      return versioned(await avtosalons.get(owner, params.id));
    },
    async updateAvtosalon({ owner, params, ifMatch, body }) {
      return versioned(await avtosalons.update(owner, params.id, ifMatch, body));
    },
    async deleteAvtosalon({ owner, params }) {
      await avtosalons.delete(owner, params.id);
      return { status: 204 };
    },
  };
}
