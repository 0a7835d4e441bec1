import { handlersOf } from '../../../platform/http/contract';
import { ok, versioned } from '../../../platform/http/reply';
import { toBusinessProfile } from './business.mapper';
import type { BusinessService } from './business.service';

export function businessRoutes(business: BusinessService) {
  return handlersOf({
    async getProfile({ dealer }) {
      return versioned(toBusinessProfile(await business.profile(dealer.user)));
    },
    async updateBusiness({ dealer, params, ifMatch, body }) {
      const changes = { ...body, full_name: body.full_name.trim() };
      const profile = await business.update(dealer.user, params.id, ifMatch, changes);
      return versioned(toBusinessProfile(profile));
    },
    getPermissions: ({ owner }) => ok(business.permissions(owner)),
    updatePermissions: ({ owner, body }) => ok(business.setPermissions(owner, body)),
  });
}
