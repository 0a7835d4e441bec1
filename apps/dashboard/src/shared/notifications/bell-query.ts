import { getListNotificationsQueryOptions } from '@karvon/api/main/notifications';
import { besidePage } from '../offline/beside-page';
import { minute } from '../time';

/** The bell's count, with the smallest list that contains it. In a separate file, since every page loads it. */
export const bellQuery = () =>
  getListNotificationsQueryOptions({ size: 1 }, { query: { staleTime: minute, meta: besidePage } });
