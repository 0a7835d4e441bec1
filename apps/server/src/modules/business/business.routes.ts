import type { HandlersFor } from '../../contract';
import { versioned } from '../../http/versioned';
import { toBusinessProfile } from './business.mapper';
import type { BusinessService } from './business.service';

export function businessRoutes(
  business: BusinessService,
): HandlersFor<'getProfile' | 'updateBusiness' | 'getPermissions' | 'updatePermissions'> {
  return {
    async getProfile({ dealer }) {
      return versioned(toBusinessProfile(await business.profile(dealer.user)));
    },
    async updateBusiness({ dealer, params, ifMatch, body }) {
      const changes = { ...body, full_name: body.full_name.trim() };
      const profile = await business.update(dealer.user, params.id, ifMatch, changes);
      return versioned(toBusinessProfile(profile));
    },
    async getPermissions({ owner }) {
      return { status: 200, body: await business.permissions(owner) };
    },
    async updatePermissions({ owner, body }) {
      return { status: 200, body: await business.setPermissions(owner, body) };
    },
  };
}
