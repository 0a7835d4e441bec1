import type { Deps } from '../../../platform/deps';
import type { CatalogService } from '../../catalogue/catalog/catalog.service';
import type { ImagesService } from '../../foundation/images/images.service';
import type { NotificationsService } from '../../foundation/notifications/notifications.service';
import type { Ledger } from '../ledger/ledger.service';
import { createCampaignCheck } from './campaign-check';
import { createCampaignEvents } from './campaign-events.service';
import { createCampaignFunding } from './campaign-funding';
import { createCampaignLifecycle } from './campaign-lifecycle';
import { createCampaignReader } from './campaign-reader';
import { createCampaignResults } from './campaign-results.service';
import { createCampaignsBulk } from './campaigns-bulk.service';
import { createCampaignsList } from './campaigns-list.service';
import { toPocket } from './campaigns.mapper';
import { createCampaignsRepository } from './campaigns.repository';
import { createCampaignsService } from './campaigns.service';
import { createMarketplaceCampaigns } from './marketplace-campaigns.service';

export interface AdsLower {
  catalog: CatalogService;
  images: ImagesService;
  ledger: Ledger;
  notifications: Pick<NotificationsService, 'notify' | 'showChange'>;
}

export function createAds(deps: Deps, options: AdsLower) {
  const { catalog, images, ledger } = options;
  const { notify, showChange } = options.notifications;
  const rows = createCampaignsRepository(deps.db);
  const reader = createCampaignReader(deps, { catalog });
  const lifecycle = createCampaignLifecycle(deps, { ledger, notify });
  const check = createCampaignCheck(deps, { catalog, images });
  const campaigns = createCampaignsService(deps, {
    catalog,
    check,
    lifecycle,
    reader,
    showChange,
  });
  return {
    reader,
    campaigns,
    funding: createCampaignFunding(deps, { lifecycle }),
    list: createCampaignsList(deps, { reader }),
    bulk: createCampaignsBulk(deps, { campaigns, reader }),
    results: createCampaignResults(deps, { reader }),
    events: createCampaignEvents(deps, { ledger, lifecycle }),
    marketplace: createMarketplaceCampaigns(deps, { catalog, lifecycle }),
    pockets: async () => (await rows.pockets()).map(toPocket),
  };
}

export type AdsServices = ReturnType<typeof createAds>;
