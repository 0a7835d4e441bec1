import type { Deps } from '../../../platform/deps';
import type { LeadServices } from '../../buyers/leads/leads.module';
import type { Members } from '../../identity/members/members.module';
import type { AdsServices } from '../../promotion/ads/ads.module';
import type { ApplicationServices } from '../../trade-in/applications/applications.module';
import { createApplicationsSource } from './applications-source';
import { createBuyersSource } from './buyers-source';
import { createCampaignsSource } from './campaigns-source';
import { createListingsSource } from './listings-source';
import { createWorkPanelService } from './work-panel.service';

export interface WorkPanelLower {
  applications: Pick<ApplicationServices, 'list'>;
  ads: Pick<AdsServices, 'reader'>;
  leads: Pick<LeadServices, 'list'>;
  members: Pick<Members, 'refs'>;
}

export const createWorkPanel = (
  deps: Deps,
  { applications, ads, leads, members }: WorkPanelLower,
) =>
  createWorkPanelService(deps, {
    applications: createApplicationsSource(deps, applications.list.byIds),
    campaigns: createCampaignsSource(deps, ads),
    buyers: createBuyersSource(deps, { leads: leads.list, members }),
    listings: createListingsSource(deps),
  });
