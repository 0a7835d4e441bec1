import type { HandlersFor } from '../../contract';
import { versionTag } from '../../http/etag';
import { toBusinessProfile } from './business.mapper';
import type { BusinessService } from './business.service';
import type { Profile } from './profile';

const answer = (profile: Profile) => ({
  status: 200 as const,
  body: toBusinessProfile(profile),
  headers: { etag: versionTag(profile.version) },
});

export function businessRoutes(
  business: BusinessService,
): HandlersFor<'getProfile' | 'updateBusiness'> {
  return {
    async getProfile({ dealer }) {
      return answer(await business.profile(dealer.business_user_id));
    },
    async updateBusiness({ dealer, params, ifMatch, body }) {
      const changes = { ...body, full_name: body.full_name.trim() };
      return answer(await business.update(dealer.business_user_id, params.id, ifMatch, changes));
    },
  };
}
