import { isTree, list, member, number } from '../../../packages/contract/src/contract/tree';
import { type Asked, bodyOf, type Defect, header, onProblem, onStatus, onSuccess } from './passing';

type Parts = Pick<Defect, 'spoil' | 'overhear' | 'pretend'>;

const defect = (
  operationId: string,
  name: string,
  parts: Parts,
  { service = 'main', level = 'read' }: Partial<Pick<Defect, 'service' | 'level'>> = {},
): Defect => ({ name: `${operationId}: ${name}`, service, operationId, level, ...parts });

const ignores = (...names: string[]): Parts => ({
  overhear: ({ url }) => {
    for (const name of names) url.searchParams.delete(name);
  },
});

const takes = (name: string, value: string): Parts => ({
  overhear: ({ url }) => {
    if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  },
});

const sizes = (change: (size: number) => number): Parts => ({
  overhear: ({ url }) => {
    const size = Number(url.searchParams.get('size') ?? '20');
    if (Number.isInteger(size)) url.searchParams.set('size', String(change(size)));
  },
});

const everybodyIsIn: Parts = {
  overhear: ({ headers }, { token }) => {
    if (headers.has('authorization')) headers.set('authorization', `Bearer ${token}`);
  },
};

const withoutToken: Parts = {
  overhear: ({ headers }, { token }) => {
    if (!headers.has('authorization')) headers.set('authorization', `Bearer ${token}`);
  },
};

const withoutKey: Parts = {
  overhear: ({ headers }, { serviceKey }) => {
    headers.set('x-service-key', serviceKey);
  },
};

const anyLanguage: Parts = {
  overhear: ({ headers }) => {
    headers.set('accept-language', 'ru');
  },
};

const isNumber = (text: string | null): boolean => text !== null && /^-?\d+$/.test(text);

const lenient: Parts = {
  overhear: ({ url }: Asked) => {
    for (const name of ['page', 'size']) {
      const value = url.searchParams.get(name);
      if (value !== null && (!isNumber(value) || Number(value) < 1 || Number(value) > 100))
        url.searchParams.delete(name);
    }
  },
};

/** Services that ignore a part of the request (lists, headers, sign-in, ownership) or report errors wrongly. */
export const defectsOfAttention: readonly Defect[] = [
  defect('listAutos', 'the page is ignored', ignores('page')),
  defect('listAutos', 'the size is ignored', ignores('size')),
  defect('listAutos', 'ten rows by default', takes('size', '10')),
  defect('listAutos', 'filter by status is ignored', ignores('status')),
  defect('listAutos', 'filter by brand is ignored', ignores('brand_id')),
  defect('listAutos', 'price_to is ignored', ignores('price_to')),
  defect('listAutos', 'ordering is ignored', ignores('ordering')),
  defect('listAutos', 'search is ignored', ignores('q')),
  defect('listEmployees', 'filter by status is ignored', ignores('status')),
  defect('listEmployees', 'descending is ascending', {
    overhear: ({ url }) => {
      const ordering = url.searchParams.get('ordering');
      if (ordering !== null) url.searchParams.set('ordering', ordering.replace(/^-/, ''));
    },
  }),
  defect('listApplications', 'filter by status is ignored', ignores('status')),
  defect('listApplications', 'from and to are ignored', ignores('from', 'to')),
  defect('listTradeInAutos', 'filter by brand is ignored', ignores('brand_id')),
  defect('listTradeInAutos', 'year_from is ignored', ignores('year_from')),
  defect('listCarModels', 'several statuses are the first one', {
    overhear: ({ url }) => {
      const [first, second] = url.searchParams.getAll('status');
      if (first !== undefined && second !== undefined) url.searchParams.set('status', first);
      else if (first?.includes(',')) url.searchParams.set('status', first.split(',')[0] ?? '');
    },
  }),
  defect('listRooms', 'filter by brand is ignored', ignores('brand_id'), { service: 'chat' }),
  defect('listRooms', 'search is ignored', ignores('username_search'), { service: 'chat' }),
  defect('listMessages', 'the page is ignored', ignores('page'), { service: 'chat' }),
  defect('listMessages', 'the size is ignored', ignores('size'), { service: 'chat' }),
  defect('listNotifications', 'only unread is ignored', ignores('unread')),
  defect(
    'listPayments',
    'the size is one more',
    sizes((size) => Math.min(size + 1, 100)),
  ),
  defect('listLedger', 'filter by kind is ignored', ignores('kind')),
  defect('listCampaigns', 'filter by segment is ignored', ignores('segment')),
  defect('listLeads', 'page 2 is page 3', {
    overhear: ({ url }) => {
      const page = Number(url.searchParams.get('page') ?? '1');
      if (page > 1) url.searchParams.set('page', String(page + 1));
    },
  }),
  defect('listLeads', 'pages by buyer are pages of leads', ignores('page_by')),
  defect('listLeads', 'a buyer has one lead on a page by buyer', {
    spoil: onSuccess((body, { asked }) => {
      if (asked.url.searchParams.get('page_by') !== 'buyer') return;
      const phones = list(body['results']).map((row) => member(row, 'phone'));
      body['results'] = list(body['results']).filter(
        (_, at) => phones[at] === undefined || phones.indexOf(phones[at]) === at,
      );
    }),
  }),
  defect('listLeads', 'buyers are counted by leads', {
    spoil: onSuccess((body) => {
      body['buyer_count'] = body['count'];
    }),
  }),
  defect('listLeads', '51 buyers are a page', {
    overhear: ({ url }) => {
      if (url.searchParams.get('size') === '51') url.searchParams.set('size', '50');
    },
  }),
  defect('listLeads', 'the count is of the page', {
    spoil: onSuccess((body) => {
      body['count'] = list(body['results']).length;
    }),
  }),
  defect('listLeads', 'counts of statuses heed the status', {
    spoil: onSuccess((body, { asked }) => {
      const status = asked.url.searchParams.get('status');
      if (status === null || !isTree(body['statuses'])) return;
      for (const key of Object.keys(body['statuses']))
        if (key !== status) (body['statuses'] as Record<string, unknown>)[key] = 0;
    }),
  }),
  defect('listLeads', 'page 0 is page 1', lenient),
  defect('listAutos', 'a size of 1000 is taken', lenient),
  defect('listRooms', 'a size of 1000 is taken', lenient, { service: 'chat' }),
  defect(
    'listComparables',
    'count is one more',
    {
      spoil: onSuccess((body) => {
        body['count'] = (number(body['count']) ?? 0) + 1;
      }),
    },
    { service: 'search' },
  ),
  defect('suggest', 'the limit is ignored', ignores('limit'), { service: 'search' }),
  defect('listModels', 'filter by brand is ignored', ignores('brand_id')),
  defect('listBrands', 'search is ignored', ignores('q')),
  defect('listAutoFigures', 'the page is ignored', ignores('page')),
  defect('listAutoFigures', 'filter by showroom is ignored', ignores('avtosalon')),
  defect('exportAutos', 'filters are ignored', ignores('status')),
  defect('exportLeads', 'a row is missing', {
    spoil: (passing) => {
      if (typeof passing.body === 'string' && passing.status === 200)
        passing.body = passing.body.split('\r\n').toSpliced(1, 1).join('\r\n');
    },
  }),
  defect('getProfile', 'no ETag', { spoil: header('etag') }),
  defect('getApplication', 'an ETag without quotes', { spoil: header('etag', 'v1') }),
  defect('listRegions', '304 is never said', {
    overhear: ({ headers }) => {
      headers.delete('if-none-match');
    },
  }),
  defect('getWorkPanel', '304 is never said', {
    overhear: ({ headers }) => {
      headers.delete('if-none-match');
    },
  }),
  defect('listModels', 'no Cache-Control', { spoil: header('cache-control') }),
  defect('exportAutos', 'no byte order mark', {
    spoil: (passing) => {
      if (typeof passing.body === 'string') passing.body = passing.body.replace(/^\uFEFF/, '');
    },
  }),
  defect('exportEmployees', 'lines end like on Unix', {
    spoil: (passing) => {
      if (typeof passing.body === 'string') passing.body = passing.body.replaceAll('\r\n', '\n');
    },
  }),
  defect('exportLedger', 'shown instead of saved', {
    spoil: header('content-disposition', 'inline'),
  }),
  defect('exportLeads', 'always in Russian', anyLanguage),
  defect('exportApplications', 'cells without quotes', {
    spoil: (passing) => {
      if (typeof passing.body === 'string' && passing.status === 200)
        passing.body = passing.body.replaceAll('"', '');
    },
  }),
  defect('listNotifications', 'always in Russian', anyLanguage),
  defect('getPromotionSummary', 'always in Russian', anyLanguage),
  defect(
    'getRoom',
    'unknown ids are an empty 200',
    {
      spoil: onStatus(404, (passing) => {
        passing.status = 200;
        passing.body = {};
        passing.headers.set('content-type', 'application/json');
      }),
    },
    { service: 'chat' },
  ),
  defect('getApplication', 'unknown ids are HTML', {
    spoil: onStatus(404, (passing) => {
      passing.body = '<h1>Not Found</h1>';
      passing.headers.set('content-type', 'text/html');
    }),
  }),
  defect('getCarModel', 'an id that is no number is 404', {
    spoil: onStatus(422, (passing) => {
      passing.status = 404;
      const body = bodyOf(passing);
      if (body !== undefined) {
        body['status'] = 404;
        body['code'] = 'not_found';
        delete body['errors'];
      }
    }),
  }),
  defect(
    'listRooms',
    'DRF errors',
    {
      spoil: onStatus(422, (passing) => {
        passing.status = 400;
        passing.body = { size: ['Ensure this value is less than or equal to 100.'] };
        passing.headers.set('content-type', 'application/json');
      }),
    },
    { service: 'chat' },
  ),
  defect(
    'listMessages',
    'a problem without code',
    {
      spoil: onProblem(404, (body) => {
        delete body['code'];
      }),
    },
    { service: 'chat' },
  ),
  defect('listAutos', 'errors without codes', {
    spoil: onProblem(422, (body) => {
      body['errors'] = list(body['errors']).map((each) =>
        isTree(each) ? { field: each['field'], message: 'wrong' } : each,
      );
    }),
  }),
  defect('listAutos', 'errors at another field', {
    spoil: onProblem(422, (body) => {
      body['errors'] = list(body['errors']).map((each) =>
        isTree(each) ? { ...each, field: 'non_field_errors' } : each,
      );
    }),
  }),
  defect('getBalance', 'instance is not X-Request-Id', {
    spoil: onProblem(401, (body) => {
      body['instance'] = 'urn:uuid:00000000-0000-4000-8000-000000000000';
    }),
  }),
  defect('getStatistics', 'a media type of its own', {
    spoil: header('content-type', 'application/vnd.api+json'),
  }),
  defect(
    'getTotalUnread',
    '204 without a body',
    {
      spoil: onStatus(200, (passing) => {
        passing.status = 204;
        passing.body = '';
        passing.headers.delete('content-type');
      }),
    },
    { service: 'chat' },
  ),
  defect(
    'suggest',
    'HTML with 200',
    {
      spoil: onStatus(200, (passing) => {
        passing.body = '<!doctype html>';
        passing.headers.set('content-type', 'text/html');
      }),
    },
    { service: 'search' },
  ),
  defect('listSessions', 'redirected to a slash', {
    spoil: onStatus(200, (passing) => {
      passing.status = 301;
      passing.body = '';
      passing.headers.set('location', `${passing.path}/`);
    }),
  }),
  defect('getAuto', 'any dealer sees any car', everybodyIsIn),
  defect('getApplication', 'any dealer sees any application', everybodyIsIn),
  defect('getRoom', 'any dealer reads any room', everybodyIsIn, { service: 'chat' }),
  defect('listMessages', 'any dealer reads any messages', everybodyIsIn, { service: 'chat' }),
  defect('listLeads', "any dealer's list is the same", everybodyIsIn),
  defect('getEmployee', '403 for what is not theirs', {
    spoil: onStatus(404, (passing) => {
      passing.status = 403;
      const body = bodyOf(passing);
      if (body !== undefined) {
        body['status'] = 403;
        body['code'] = 'forbidden';
      }
    }),
  }),
  defect('listSessions', 'no token is needed', withoutToken),
  defect('listTradeInAutos', 'no token is needed', withoutToken),
  defect('getTotalUnread', 'no token is needed', withoutToken, { service: 'chat' }),
  defect('searchPalette', 'no token is needed', withoutToken, { service: 'search' }),
  defect('listMarketplaceAutos', 'no service key is needed', withoutKey),
  defect('listMarketplaceCampaigns', 'no service key is needed', withoutKey),
];
