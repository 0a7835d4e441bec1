import { isTree, list, type Tree } from '../../../packages/contract/src/contract/tree';
import { type Asked, bodyOf, type Defect, onSuccess, type Passing } from './passing';

type Parts = Pick<Defect, 'spoil' | 'overhear' | 'pretend'>;
type Where = Partial<Pick<Defect, 'service' | 'level'>>;

const defect = (
  operationId: string,
  name: string,
  parts: Parts,
  { service = 'main', level = 'read' }: Where = {},
): Defect => ({ name: `${operationId}: ${name}`, service, operationId, level, ...parts });

/** A change that does not name the fields sets them as well. */
const alsoSets = (fields: Tree): Parts => ({
  overhear: (asked) => {
    if (asked.method === 'PATCH' && isTree(asked.body)) asked.body = { ...fields, ...asked.body };
  },
});

const leaks = (fields: Tree): Parts => ({
  spoil: onSuccess((body) => {
    const rows = list(body['results']);
    if (rows.length === 0) Object.assign(body, fields);
    else body['results'] = rows.map((row) => (isTree(row) ? { ...row, ...fields } : row));
  }),
});

const says = (name: string, value: string): Parts => ({
  spoil: ({ headers, status }) => {
    if (status < 300) headers.set(name, value);
  },
});

const hides = (name: string): Parts => ({
  spoil: ({ headers }) => {
    headers.delete(name);
  },
});

const forgives: Parts = {
  overhear: (asked) => {
    if (!isTree(asked.body)) return;
    const { unknown_name: _ignored, ...known } = asked.body;
    asked.body = known;
  },
};

const fiveHours = 5 * 3_600_000;

/** Times in local time with the letter of UTC. */
const shiftedTimes = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(shiftedTimes);
  if (isTree(node))
    return Object.fromEntries(
      Object.entries(node).map(([name, value]) => [name, shiftedTimes(value)]),
    );
  const isMoment = typeof node === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(node);
  return isMoment
    ? new Date(Date.parse(node) + fiveHours).toISOString().replace('.000Z', 'Z')
    : node;
};

const shifts: Parts = {
  spoil: (passing) => {
    if (passing.status < 300) passing.body = shiftedTimes(passing.body);
  },
};

const unfiltered = new WeakMap<Asked, unknown>();

const tabsWithout = (...filters: string[]): Parts => ({
  overhear: async (asked, { ask }) => {
    const names = filters.filter((name) => asked.url.searchParams.has(name));
    if (names.length === 0) return;
    const plain = new URL(asked.url);
    for (const name of names) plain.searchParams.delete(name);
    const response = await ask(`${plain.pathname}${plain.search}`, { headers: asked.headers });
    unfiltered.set(asked, await response.json());
  },
  spoil: onSuccess((body, { asked }) => {
    const plain = unfiltered.get(asked);
    if (isTree(plain) && 'statuses' in body) body['statuses'] = plain['statuses'];
  }),
});

const breaks: Parts = {
  spoil: (passing: Passing) => {
    if (passing.status >= 300) return;
    passing.status = 500;
    passing.body = '<h1>Server Error (500)</h1>';
    passing.headers.set('content-type', 'text/html');
  },
};

const saysOk: Parts = {
  spoil: (passing) => {
    if (passing.status >= 300) return;
    passing.status = 200;
    passing.body = { ok: true };
    passing.headers.set('content-type', 'application/json');
  },
};

const sent = new WeakMap<Asked, Tree>();

const takesOnCreate = (...names: string[]): Parts => ({
  overhear: (asked) => {
    const { body } = asked;
    if (asked.method !== 'POST' || !isTree(body)) return;
    sent.set(asked, body);
    asked.body = Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)));
  },
  spoil: onSuccess((body, { asked }) => {
    for (const name of names) body[name] = sent.get(asked)?.[name] ?? body[name];
  }),
});

const write: Where = { level: 'write' };
const chat: Where = { service: 'chat' };
const chatWrite: Where = { service: 'chat', level: 'write' };
const search: Where = { service: 'search' };

/** Defects of an adopting team that the checker missed. They were written before the checker was extended. */
export const defectsOfAdopters: readonly Defect[] = [
  defect('updateLead', 'empties the comment', alsoSets({ comment: '' }), write),
  defect('updateLead', 'renames the client', alsoSets({ client_name: 'Клиент' }), write),
  defect('updateAvtosalon', 'moves the address', alsoSets({ address: 'Ташкент' }), write),
  defect('updateAvtosalon', 'resets the hours', alsoSets({ opening_time: '00:00' }), write),
  defect('updateEmployee', 'empties the position', alsoSets({ position: '' }), write),
  defect('updateApplication', 'empties the comment', alsoSets({ manager_comment: '' }), write),
  defect('updateRoom', 'empties the note', alsoSets({ note: '' }), chatWrite),
  defect('updateTemplate', 'empties the Uzbek text', alsoSets({ text_uz: '' }), chatWrite),
  defect('updateTemplate', 'moves to the top', alsoSets({ position: 0 }), chatWrite),
  defect('getProfile', 'the hash of the password', leaks({ password_hash: '$argon2id$v=19' })),
  defect('listEmployees', 'the token of each', leaks({ session_token: 'e3b0c442' })),
  defect('listAutos', 'the price of purchase', leaks({ purchase_price: 1 })),
  defect('getLead', 'the row as it is stored', leaks({ business_id: 7, deleted_at: null })),
  defect('getAuto', 'an internal note', leaks({ moderator_note: 'подозрительно' })),
  defect('listRooms', 'the number behind a room', leaks({ external_id: 'x' }), chat),
  defect('suggest', 'how it was ranked', leaks({ debug_score: 0.5 }), search),
  defect('createLead', 'the row as it is stored', leaks({ business_id: 7 }), write),
  defect('listLeads', 'may be cached by anybody', says('cache-control', 'public, max-age=600')),
  defect('getProfile', 'may be cached by anybody', says('cache-control', 'public')),
  defect('getAuto', 'is fresh for a minute everywhere', says('cache-control', 's-maxage=60')),
  defect('listRooms', 'may be cached by anybody', says('cache-control', 'public'), chat),
  defect('listAutos', 'another charset', says('content-type', 'application/json; charset=cp1251')),
  defect(
    'getRoom',
    'another charset',
    says('content-type', 'application/json; charset=koi8-r'),
    chat,
  ),
  defect('exportLeads', 'another charset', says('content-type', 'text/csv; charset=windows-1251')),
  defect(
    'listBrands',
    'another charset',
    says('content-type', 'application/json; charset=iso-8859-1'),
  ),
  defect('listLeads', 'tabs ignore the type', tabsWithout('type')),
  defect('listLeads', 'tabs ignore the showroom', tabsWithout('avtosalon')),
  defect('listEmployees', 'tabs ignore the search', tabsWithout('q')),
  defect('listCampaigns', 'tabs ignore the segment', tabsWithout('segment')),
  defect('listApplications', 'tabs ignore the responsible', tabsWithout('responsible')),
  defect('listPayments', 'tabs ignore the period', tabsWithout('from', 'to')),
  defect('listLeads', 'local time as UTC', shifts),
  defect('getLead', 'local time as UTC', shifts),
  defect('listNotifications', 'local time as UTC', shifts),
  defect('listMessages', 'local time as UTC', shifts, chat),
  defect('listRooms', 'local time as UTC', shifts, chat),
  defect('listSessions', 'local time as UTC', shifts),
  defect('checkPhone', 'fails', breaks, write),
  defect('checkPhone', 'says ok', saysOk, write),
  defect('addListingEvents', 'fails', breaks, write),
  defect('addListingImpressions', 'says ok', saysOk, write),
  defect('readAllMessages', 'fails', breaks, chatWrite),
  defect('readAllMessages', 'says ok', saysOk, chatWrite),
  defect('readNotifications', 'fails', breaks, write),
  defect('updateLeads', 'fails', breaks, write),
  defect('updateAutos', 'says ok', saysOk, write),
  defect('updateApplications', 'says ok', saysOk, write),
  defect('addCampaignEvents', 'fails', breaks, write),
  defect('inviteEmployee', 'says ok', saysOk, write),
  defect('addRoomSignal', 'fails', breaks, chatWrite),
  defect('createAuto', 'takes the status', takesOnCreate('status'), write),
  defect('createLead', 'takes the id', takesOnCreate('id'), write),
  defect('createApplication', 'takes the time', takesOnCreate('created_at'), write),
  defect('createLead', 'ignores an unknown field', forgives, write),
  defect('updateAvtosalon', 'ignores an unknown field', forgives, write),
  defect('createCampaign', 'ignores an unknown field', forgives, write),
  defect('createTemplate', 'ignores an unknown field', forgives, chatWrite),
  defect('createAuto', 'leads to another', says('location', '/main/autos/1'), write),
  defect('createLead', 'leads to the list', says('location', '/main/leads'), write),
  defect('createAvtosalon', 'leads nowhere', hides('location'), write),
  defect('getStatistics', 'days do not add up', {
    spoil: onSuccess((body) => {
      const [first] = list(body['points']);
      if (isTree(first)) Object.assign(first, { views: Number(first['views']) + 1 });
    }),
  }),
  defect('getFunnel', 'a step is larger than the one before', {
    spoil: (passing) => {
      const body = bodyOf(passing);
      const steps = list(body?.['rows']);
      const last = steps.at(-1);
      if (isTree(last)) Object.assign(last, { value: 999_999_999 });
    },
  }),
];
