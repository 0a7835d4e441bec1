import type { HandlersFor } from '../../contract';
import { versionTag } from '../../http/etag';
import type { AvtosalonsService } from './avtosalons.service';

type AvtosalonOperation =
  | 'listAvtosalons'
  | 'createAvtosalon'
  | 'getAvtosalon'
  | 'updateAvtosalon'
  | 'deleteAvtosalon';

const headersOf = ({ version }: { version: number }) => ({ etag: versionTag(version) });

export function avtosalonsRoutes(avtosalons: AvtosalonsService): HandlersFor<AvtosalonOperation> {
  return {
    async listAvtosalons({ dealer, query }) {
      return { status: 200, body: await avtosalons.list(dealer.business_user_id, query) };
    },

    async createAvtosalon({ dealer, body }) {
      const { district = null, ...fields } = body;
      const created = await avtosalons.create(dealer.business_user_id, { ...fields, district });
      return { status: 201, body: created, headers: headersOf(created) };
    },

    async getAvtosalon({ dealer, params }) {
      const avtosalon = await avtosalons.get(dealer.business_user_id, params.id);
      return { status: 200, body: avtosalon, headers: headersOf(avtosalon) };
    },

    async updateAvtosalon({ dealer, params, ifMatch, body }) {
      const owner = dealer.business_user_id;
      const changed = await avtosalons.update(owner, params.id, ifMatch, body);
      return { status: 200, body: changed, headers: headersOf(changed) };
    },

    async deleteAvtosalon({ dealer, params }) {
      await avtosalons.delete(dealer.business_user_id, params.id);
      return { status: 204 };
    },
  };
}
