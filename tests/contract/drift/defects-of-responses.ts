import { member, number } from '../../../packages/contract/src/contract/tree';
import { bodyOf, type Defect, forEach, header, onRows, onStatus, onSuccess } from './passing';

const lists = [
  'listLeads',
  'listAvtosalons',
  'listCampaigns',
  'listPayments',
  'listLedger',
  'listNotifications',
];
const entities = ['getLead', 'getAvtosalon', 'getCampaign', 'getPayment', 'getAuto', 'getEmployee'];

const all = [...lists, ...entities];

export const defectsOfFirstServices: readonly Defect[] = [
  ...forEach(
    all,
    'a field is gone',
    onSuccess((body) => {
      delete body[Object.hasOwn(body, 'count') ? 'count' : 'id'];
    }),
  ),
  ...forEach(
    lists,
    'count is a text',
    onSuccess((body) => {
      body['count'] = String(body['count']);
    }),
  ),
  ...forEach(
    lists,
    'count is one more',
    onSuccess((body) => {
      body['count'] = (number(body['count']) ?? 0) + 1;
    }),
  ),
  ...forEach(
    lists,
    'the last row is missing',
    onRows((rows) => rows.slice(0, -1)),
  ),
  ...forEach(
    lists,
    'a row comes twice',
    onRows((rows) => [...rows.slice(0, 1), ...rows.slice(0, -1)]),
  ),
  ...forEach(
    lists,
    'rows are null',
    onRows(() => [null]),
  ),
  ...forEach(
    ['listLeads', 'listCampaigns', 'listPayments', 'listLedger'],
    'rows backwards',
    onRows((rows) => rows.toReversed()),
  ),
  ...forEach(
    entities,
    'id is a text',
    onSuccess((body) => {
      body['id'] = String(body['id']);
    }),
  ),
  ...forEach(
    entities,
    'another id',
    onSuccess((body) => {
      body['id'] = (number(body['id']) ?? 0) + 1;
    }),
  ),
  ...forEach(
    entities,
    'null where a field is absent',
    onSuccess((body) => {
      body['created_at'] = null;
      body['status'] = null;
    }),
  ),
  ...forEach(
    all,
    '201 instead of 200',
    onStatus(200, (passing) => {
      passing.status = 201;
    }),
  ),
  ...forEach(all, 'JSON as text', header('content-type', 'text/plain')),
  ...forEach(all, 'no X-Request-Id', header('x-request-id')),
  ...forEach(
    all,
    'strangers get 403',
    onStatus(401, (passing) => {
      passing.status = 403;
    }),
  ),
  ...forEach(
    all,
    'the problem says another status',
    onStatus(401, (passing) => {
      const body = bodyOf(passing);
      if (body) body['status'] = 400;
    }),
  ),
  ...forEach(
    all,
    'a code of its own',
    onStatus(401, (passing) => {
      const body = bodyOf(passing);
      if (body) body['code'] = 'login_please';
    }),
  ),
  ...forEach(
    all,
    'a problem as plain JSON',
    onStatus(401, ({ headers }) => headers.set('content-type', 'application/json')),
  ),
  ...forEach(
    entities,
    'unknown ids are 400',
    onStatus(404, (passing) => {
      passing.status = 400;
    }),
  ),
  ...forEach(
    lists,
    'wrong parameters name no field',
    onStatus(422, (passing) => {
      const body = bodyOf(passing);
      if (body) body['errors'] = [];
    }),
  ),
  ...forEach(['getAvtosalon', 'getCampaign', 'getAuto'], 'no ETag', header('etag')),
  ...forEach(['getAvtosalon', 'getCampaign', 'getAuto'], 'a weak ETag', header('etag', 'W/"1"')),
  ...forEach(
    ['getAvtosalon', 'getCampaign', 'getAuto'],
    'an ETag of another version',
    header('etag', '"v77"'),
  ),
  ...forEach(
    ['listBrands', 'listRegions', 'listOptions'],
    'no Cache-Control',
    header('cache-control'),
  ),
  ...forEach(
    ['exportLeads', 'exportPayments', 'exportCampaigns'],
    'no Content-Disposition',
    header('content-disposition'),
  ),
  ...forEach(['exportLeads', 'exportPayments', 'exportCampaigns'], 'commas', (passing) => {
    if (typeof passing.body === 'string') passing.body = passing.body.replaceAll('";"', '","');
  }),
  ...forEach(
    ['createLead'],
    '200 instead of 201',
    onStatus(201, (passing) => {
      passing.status = 200;
    }),
    'write',
  ),
  ...forEach(
    ['createLead'],
    'a new id each time',
    onStatus(201, (passing) => {
      const body = bodyOf(passing);
      if (body) body['id'] = Math.floor(Math.random() * 1e6) + 1;
    }),
    'write',
  ),
  ...forEach(
    ['createLead', 'updateLead'],
    'an invalid body is 400',
    onStatus(422, (passing) => {
      passing.status = 400;
    }),
    'write',
  ),
  ...forEach(
    ['createLead', 'updateAvtosalon'],
    'no JSON is 422',
    onStatus(400, (passing) => {
      passing.status = 422;
    }),
    'write',
  ),
  ...forEach(
    ['updateAvtosalon', 'updateAuto'],
    '412 without current',
    onStatus(412, (passing) => {
      const body = bodyOf(passing);
      if (body) delete body['current'];
    }),
    'write',
  ),
  ...forEach(
    ['updateAvtosalon', 'updateAuto'],
    '412 is 409',
    onStatus(412, (passing) => {
      passing.status = 409;
    }),
    'write',
  ),
  ...forEach(
    ['updateAvtosalon', 'updateLead'],
    'what was sent does not come back',
    onStatus(200, (passing) => {
      const body = bodyOf(passing);
      if (body) {
        body['comment'] = 'x';
        body['name'] = 'x';
        body['address'] = 'x';
      }
    }),
    'write',
  ),
  ...forEach(
    ['updateAvtosalon'],
    'the version stays',
    onStatus(200, (passing) => {
      const body = bodyOf(passing);
      if (body && member(body, 'version')) {
        body['version'] = 1;
        passing.headers.set('etag', '"v1"');
      }
    }),
    'write',
  ),
];
