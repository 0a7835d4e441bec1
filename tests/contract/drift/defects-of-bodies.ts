import { entries, list, number } from '../../../packages/contract/src/contract/tree';
import { type Defect, isBody, onEachRow, onRows, onSuccess } from './passing';

type Body = Record<string, unknown>;
type Spoil = NonNullable<Defect['spoil']>;

const inside = (body: Body, key: string): Body => {
  const found = body[key];
  return isBody(found) ? found : {};
};

const defect = (
  operationId: string,
  name: string,
  spoil: Spoil,
  service: Defect['service'] = 'main',
): Defect => ({ name: `${operationId}: ${name}`, service, operationId, level: 'read', spoil });

const add = (body: Body, key: string, more: number): void => {
  body[key] = (number(body[key]) ?? 0) + more;
};

export const defectsOfBodies: readonly Defect[] = [
  defect(
    'listAutos',
    'a price is a decimal text',
    onEachRow((row) => {
      row['price'] = `${String(row['price'])}.00`;
    }),
  ),
  defect(
    'listAutos',
    'brand is an id',
    onEachRow((row) => {
      row['brand'] = inside(row, 'brand')['id'];
    }),
  ),
  defect(
    'listAutos',
    'times without a zone',
    onEachRow((row) => {
      row['created_at'] = String(row['created_at']).replace('Z', '');
    }),
  ),
  defect(
    'listAutos',
    'absent fields come as null',
    onEachRow((row) => {
      row['published_at'] ??= null;
      row['expires_at'] ??= null;
      row['cover'] ??= null;
    }),
  ),
  defect(
    'listAutos',
    'a status of its own',
    onEachRow((row, index) => {
      if (index === 0) row['status'] = 'published';
    }),
  ),
  defect(
    'listAutos',
    'no allowed transitions',
    onEachRow((row) => {
      delete row['allowed_transitions'];
    }),
  ),
  defect(
    'listEmployees',
    'phones as typed',
    onEachRow((row) => {
      row['phone'] = String(row['phone']).replace('+', '');
    }),
  ),
  defect(
    'listEmployees',
    'a figure is negative',
    onEachRow((row, index) => {
      if (index === 0) row['lead_count'] = -1;
    }),
  ),
  defect(
    'listApplications',
    'one language of two',
    onEachRow((row) => {
      const car = inside(row, 'current_car');
      const translations = inside(inside(car, 'fuel_type'), 'translations');
      delete translations['uz'];
    }),
  ),
  defect(
    'listCarModels',
    'reasons are texts',
    onEachRow((row) => {
      row['reasons'] =
        list(row['reasons']).length === 0 ? ['no'] : list(row['reasons']).map(String);
    }),
  ),
  defect(
    'listTradeInAutos',
    'prices in tiyins with a fraction',
    onEachRow((row) => {
      row['asking_price'] = (number(row['asking_price']) ?? 0) + 0.5;
    }),
  ),
  defect(
    'listRooms',
    'unread_count instead of unreadCount',
    onEachRow((row) => {
      row['unread_count'] = row['unreadCount'];
      delete row['unreadCount'];
    }),
    'chat',
  ),
  defect(
    'listRooms',
    'count is the length of the page',
    onSuccess((body) => {
      body['total'] = body['count'];
      delete body['count'];
    }),
    'chat',
  ),
  defect(
    'listMessages',
    'results instead of data',
    onSuccess((body) => {
      body['results'] = inside(body, 'data')['items'];
      delete body['data'];
    }),
    'chat',
  ),
  defect(
    'listMessages',
    'an author of its own',
    onSuccess((body) => {
      for (const item of list(inside(body, 'data')['items']))
        if (isBody(item)) item['author'] = 'dealer';
    }),
    'chat',
  ),
  defect(
    'listEvents',
    'no epoch',
    onSuccess((body) => {
      delete body['epoch'];
    }),
    'chat',
  ),
  defect(
    'getTotalUnread',
    'the count as a text',
    onSuccess((body) => {
      for (const [key, value] of entries(body)) body[key] = String(value);
    }),
    'chat',
  ),
  defect(
    'getPricePosition',
    'no bands',
    onSuccess((body) => {
      delete body['bands'];
      delete body['position'];
    }),
    'search',
  ),
  defect(
    'searchPalette',
    'results are null',
    onSuccess((body) => {
      for (const key of Object.keys(body)) body[key] = null;
    }),
    'search',
  ),
  defect(
    'getBalance',
    'the reserve is forgotten',
    onSuccess((body) => {
      add(body, 'reserved', 1000);
    }),
  ),
  defect(
    'getStatistics',
    'leads are not calls, requests and chats',
    onSuccess((body) => {
      add(inside(inside(body, 'figures'), 'leads'), 'value', 1);
    }),
  ),
  defect(
    'getStatistics',
    'one day does not add up',
    onSuccess((body) => {
      const point = list(body['points'])[0];
      if (isBody(point)) add(point, 'leads', 2);
    }),
  ),
  defect(
    'getWorkPanel',
    'total is not the sum',
    onSuccess((body) => {
      add(inside(body, 'counts'), 'total', 1);
    }),
  ),
  defect(
    'getPromotionSummary',
    'a total of its own',
    onEachRow((row) => {
      add(row, 'total', 1);
    }),
  ),
  defect(
    'countAutos',
    'total is not the sum of statuses',
    onSuccess((body) => {
      add(body, 'total', 3);
    }),
  ),
  defect(
    'countAutos',
    'a status without a count',
    onSuccess((body) => {
      delete inside(body, 'statuses')['active'];
    }),
  ),
  defect(
    'listCarModels',
    'statuses do not add up',
    onSuccess((body) => {
      add(inside(body, 'statuses'), 'pending', 1);
    }),
  ),
  defect(
    'getRate',
    'the rate is a text',
    onSuccess((body) => {
      body['rate'] = String(body['rate']);
    }),
  ),
  defect(
    'getProfile',
    'permissions are an object',
    onSuccess((body) => {
      inside(body, 'member')['permissions'] = {};
    }),
  ),
  defect(
    'getPermissions',
    'a mode of its own',
    onSuccess((body) => {
      body['mode'] = 'custom';
    }),
  ),
  defect(
    'listCards',
    'whole card numbers',
    onEachRow((row) => {
      row['masked'] = String(row['masked']).replaceAll('*', '1');
    }),
  ),
  defect(
    'listOptions',
    'a list instead of groups',
    onSuccess((body) => {
      body['color'] = { items: body['color'] };
    }),
  ),
  defect(
    'listRegions',
    'names instead of translations',
    onEachRow((row) => {
      row['name'] = 'Toshkent';
      delete row['translations'];
    }),
  ),
  defect(
    'getAuto',
    'a car without its core',
    onSuccess((body) => {
      delete body['core_car'];
    }),
  ),
  defect(
    'getAuto',
    'another car',
    onSuccess((body) => {
      add(body, 'id', 1);
    }),
  ),
  defect(
    'getAuto',
    'photos are addresses',
    onSuccess((body) => {
      body['photos'] = ['/media/a.webp'];
    }),
  ),
  defect(
    'getEmployee',
    'role is a number',
    onSuccess((body) => {
      body['role'] = 1;
    }),
  ),
  defect(
    'getApplication',
    'no version',
    onSuccess((body) => {
      delete body['version'];
    }),
  ),
  defect(
    'getApplication',
    'another application',
    onSuccess((body) => {
      add(body, 'id', 1);
    }),
  ),
  defect(
    'getTradeInAuto',
    'states in capitals',
    onSuccess((body) => {
      body['status'] = String(body['status']).toUpperCase();
    }),
  ),
  defect(
    'getCarModel',
    'actions are an object',
    onSuccess((body) => {
      body['allowed_actions'] = { choose: true };
    }),
  ),
  defect(
    'getRoom',
    'another room',
    onSuccess((body) => {
      add(body, 'id', 1);
    }),
    'chat',
  ),
  defect(
    'getRoom',
    'no phone, no name',
    onSuccess((body) => {
      delete body['username'];
    }),
    'chat',
  ),
  defect(
    'getPayment',
    'amount in tiyins as a text',
    onSuccess((body) => {
      body['amount'] = `${String(body['amount'])}00`;
    }),
  ),
  defect(
    'getCampaignResult',
    'days without dates',
    onSuccess((body) => {
      for (const [, value] of entries(body))
        for (const row of list(value)) if (isBody(row)) delete row['date'];
    }),
  ),
  defect(
    'getLeadHistory',
    'times as numbers',
    onEachRow((row) => {
      row['at'] = Date.parse(String(row['at']));
    }),
  ),
  defect(
    'getAutoQuality',
    'a score above the most',
    onSuccess((body) => {
      for (const [key, value] of entries(body))
        if (typeof value === 'number') body[key] = value + 1000;
    }),
  ),
  defect(
    'getApplicationHistory',
    'rows are null',
    onRows((rows) => rows.map(() => null)),
  ),
];
