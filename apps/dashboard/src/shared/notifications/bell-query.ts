import { getListNotificationsQueryOptions } from '@karvon/api/main/notifications';
import { besidePage } from '../offline/beside-page';
import { minute } from '../time';

/** The bell's count, from the smallest list that contains it. Every page loads this file. */
export const bellQuery = () =>
  getListNotificationsQueryOptions({ size: 1 }, { query: { staleTime: minute, meta: besidePage } });
