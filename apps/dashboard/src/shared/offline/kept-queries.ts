import type { QueryKey } from '@tanstack/react-query';

/**
 * When a kept response is shown. `first`: until the server's response arrives. `offline`: only when the server cannot
 * be reached, since forms read initial values from it.
 */
export type Keeping = 'first' | 'offline';

/** Lists, counts and rooms. `*` stands for one path segment. */
const first = [
  'main/autos',
  'main/autos/counts',
  'main/avtosalons',
  'main/ads',
  'main/business/profile',
  'main/car-models',
  'main/catalog/brands',
  'main/employees',
  'main/leads',
  'main/notifications',
  'main/rates',
  'main/trade-in/applications',
  'main/trade-in/autos',
  'main/trade-in/autos/*/offers',
  'main/work-panel',
  'chat/api/room/list',
  'chat/api/room/total_unread_messages',
];

const offline = [
  'main/ads/*',
  'main/ads/*/history',
  'main/ads/*/result',
  'main/ads/pockets',
  'main/ads/positions',
  'main/ads/prices',
  'main/autos/*',
  'main/autos/*/history',
  'main/autos/*/quality',
  'main/autos/*/statistics',
  'main/autos/moderation-estimate',
  'main/avtosalons/*',
  'main/business/permissions',
  'main/car-models/*',
  'main/catalog/generations',
  'main/catalog/models',
  'main/catalog/modifications',
  'main/catalog/options',
  'main/catalog/positions',
  'main/catalog/regions',
  'main/employees/*',
  'main/leads/*',
  'main/leads/*/history',
  'main/statistics',
  'main/statistics/autos',
  'main/statistics/funnel',
  'main/statistics/promotions',
  'main/statistics/response',
  'main/trade-in/applications/*',
  'main/trade-in/applications/*/history',
  'main/trade-in/autos/*',
  'main/trade-in/autos/*/history',
  // Not `first`: messages in an open room count as read.
  'chat/api/messages/*/list',
  'chat/api/room/*',
  'chat/api/templates',
];

const keepings = new Map<string, Keeping>([
  ...first.map((path) => [path, 'first'] as const),
  ...offline.map((path) => [path, 'offline'] as const),
]);

/** Path of a generated query key: `/main/autos/5012`. */
export function pathOfKey(key: QueryKey): string {
  const parts = key.filter((part) => typeof part === 'string' || typeof part === 'number');
  return `/${(parts[0] === 'infinite' ? parts.slice(1) : parts).join('/')}`;
}

/** Keeping of a path. Undefined for unlisted paths, which are never kept. */
export function keepingOf(path: string): Keeping | undefined {
  return keepings.get(path.slice(1).replaceAll(/\/\d+(?=\/|$)/g, '/*'));
}
