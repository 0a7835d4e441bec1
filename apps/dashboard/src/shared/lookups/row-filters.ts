import type { TextKey } from '../i18n/use-text';
import { number, numberOrNone } from '../resource/filters/filter-kinds';
import { lazyNamed } from '../resource/routes/lazy-named';

const AutoName = lazyNamed(() => import('./RowNames'), 'AutoName');
const CampaignName = lazyNamed(() => import('./RowNames'), 'CampaignName');

/** Filter by one car, set by a link; `none` for rows without a car. */
export const autoOrNoneFilter = (texts: { label: TextKey; none: TextKey }) =>
  numberOrNone({ ...texts, Name: AutoName });

/** Filter by one campaign, set by a link. */
export const campaignFilter = (label: TextKey) => number({ label, Name: CampaignName });
