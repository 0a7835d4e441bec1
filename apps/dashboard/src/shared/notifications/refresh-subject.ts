import type { NotificationTarget } from '@karvon/api/main';
import { getListCampaignsQueryKey } from '@karvon/api/main/ads';
import { getListSessionsQueryKey } from '@karvon/api/main/auth';
import { getListAutosQueryKey } from '@karvon/api/main/autos';
import { getListCarModelsQueryKey } from '@karvon/api/main/car-models';
import { getListEmployeesQueryKey } from '@karvon/api/main/employees';
import { getListFeedSourcesQueryKey } from '@karvon/api/main/feed-sources';
import { getListImportsQueryKey } from '@karvon/api/main/imports';
import { getListLeadsQueryKey } from '@karvon/api/main/leads';
import {
  getGetBalanceQueryKey,
  getListLedgerQueryKey,
  getListPaymentsQueryKey,
} from '@karvon/api/main/payments';
import { getGetTelegramQueryKey } from '@karvon/api/main/telegram';
import {
  getListTelegramChannelsQueryKey,
  getListTelegramPostsQueryKey,
} from '@karvon/api/main/telegram';
import {
  getListApplicationsQueryKey,
  getListTradeInAutosQueryKey,
} from '@karvon/api/main/trade-in';
import { getGetWorkPanelQueryKey } from '@karvon/api/main/work-panel';
import type { QueryKey } from '@tanstack/react-query';
import { refreshRooms } from '../chat/refresh-rooms';
import { queryClient } from '../query';

/** Queries that show each kind of subject. A list's key is a prefix of all keys of its rows. */
const keys: Record<NotificationTarget['type'], readonly QueryKey[]> = {
  auto: [getListAutosQueryKey(), getGetWorkPanelQueryKey()],
  lead: [getListLeadsQueryKey(), getGetWorkPanelQueryKey()],
  room: [getGetWorkPanelQueryKey()],
  application: [
    getListApplicationsQueryKey(),
    getListTradeInAutosQueryKey(),
    getGetWorkPanelQueryKey(),
  ],
  trade_in_auto: [getListTradeInAutosQueryKey()],
  campaign: [
    getListCampaignsQueryKey(),
    getGetBalanceQueryKey(),
    getListLedgerQueryKey(),
    getGetWorkPanelQueryKey(),
  ],
  payment: [
    getListPaymentsQueryKey(),
    getGetBalanceQueryKey(),
    getListLedgerQueryKey(),
    getListCampaignsQueryKey(),
  ],
  feed: [getListFeedSourcesQueryKey(), getListAutosQueryKey()],
  import: [getListImportsQueryKey(), getListAutosQueryKey()],
  car_model: [getListCarModelsQueryKey()],
  telegram_channel: [getListTelegramChannelsQueryKey()],
  telegram_post: [getListTelegramPostsQueryKey()],
  employee: [getListEmployeesQueryKey()],
  session: [getListSessionsQueryKey()],
  telegram: [getGetTelegramQueryKey()],
};

/** Refetches the subject of a notification: queries on screen now, others when they are shown. */
export function refreshSubject(target: NotificationTarget | undefined): void {
  if (target === undefined) return;
  for (const queryKey of keys[target.type]) void queryClient.invalidateQueries({ queryKey });
  if (target.type === 'auto') void refreshRooms(queryClient);
  // A car names its posts; rows of the lists do not.
  if (target.type === 'telegram_post' || target.type === 'telegram_channel')
    void queryClient.invalidateQueries({
      queryKey: getListAutosQueryKey(),
      predicate: ({ queryKey }) => typeof queryKey[2] === 'number',
    });
}

/** Refetches the subjects of all notifications. */
export function refreshSubjects(): void {
  for (const queryKey of new Set(Object.values(keys).flat()))
    void queryClient.invalidateQueries({ queryKey });
}
