import { getListNotificationsQueryOptions } from '@karvon/api/main/notifications';
import { besidePage } from '../offline/beside-page';
import { minute } from '../time';

/** The bell's figure, with the least list that carries it. A file of its own: every page loads it. */
export const bellQuery = () =>
  getListNotificationsQueryOptions({ size: 1 }, { query: { staleTime: minute, meta: besidePage } });
