import type { TextKey } from '../i18n/use-text';
import { number, numberOrNone } from '../resource/filters/filter-kinds';
import { lazyNamed } from '../resource/routes/lazy-named';

const AutoName = lazyNamed(() => import('./RowNames'), 'AutoName');
const CampaignName = lazyNamed(() => import('./RowNames'), 'CampaignName');

export const autoOrNoneFilter = (texts: { label: TextKey; none: TextKey }) =>
  numberOrNone({ ...texts, Name: AutoName });

export const campaignFilter = (label: TextKey) => number({ label, Name: CampaignName });
