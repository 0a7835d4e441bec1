import { getGetCampaignQueryOptions } from '@karvon/api/main/ads';
import { getGetAutoQueryOptions } from '@karvon/api/main/autos';

export const rowQueries = {
  auto: (id: number) => getGetAutoQueryOptions(id),
  campaign: (id: number) => getGetCampaignQueryOptions(id),
} as const;
