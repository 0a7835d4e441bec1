import { handlersOf } from '../../../platform/http/contract';
import { ok, versioned } from '../../../platform/http/reply';
import { toBusinessProfile } from './business.mapper';
import { profileFields } from './profile-fields';
import type { BusinessService } from './business.service';

export function businessRoutes(business: BusinessService) {
  return handlersOf({
    async getProfile({ dealer }) {
      return versioned(toBusinessProfile(await business.profile(dealer.user)));
    },
    async updateBusiness({ dealer, params, ifMatch, body }) {
      const { profile_pic } = body;
      const changes = { ...profileFields.columnsOf(body), profile_pic };
      const profile = await business.update(dealer.user, params.id, ifMatch, changes);
      return versioned(toBusinessProfile(profile));
    },
    getPermissions: ({ access }) => ok(business.permissions(access.owner)),
    updatePermissions: ({ access, body }) => ok(business.setPermissions(access.owner, body)),
  });
}
