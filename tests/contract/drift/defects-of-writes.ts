import { isTree, number, type Tree } from '../../../packages/contract/src/contract/tree';
import {
  type Asked,
  type Backend,
  bodyOf,
  type Defect,
  onProblem,
  onStatus,
  onSuccess,
} from './passing';

type Parts = Pick<Defect, 'spoil' | 'overhear' | 'pretend'>;

const defect = (
  operationId: string,
  name: string,
  parts: Parts,
  { service = 'main', level = 'write' }: Partial<Pick<Defect, 'service' | 'level'>> = {},
): Defect => ({ name: `${operationId}: ${name}`, service, operationId, level, ...parts });

const noKey: Parts = {
  overhear: ({ headers }) => {
    headers.delete('idempotency-key');
  },
};

const anyVersionOf = (path?: string): Parts => ({
  overhear: async (asked: Asked, { ask }: Backend) => {
    const sent = asked.headers.get('authorization');
    if (sent === null) return;
    const newest = await ask(path ?? asked.url.pathname, { headers: { authorization: sent } });
    const etag = newest.headers.get('etag');
    if (etag !== null) asked.headers.set('if-match', etag);
  },
});

const anyVersion = anyVersionOf();

const done = (status: number, method?: string): Parts => ({
  pretend: (asked) =>
    (method === undefined || asked.method === method) && asked.headers.has('authorization')
      ? { status }
      : undefined,
});

const sent = new WeakMap<Asked, Tree>();

/** Writes the server's own fields too. Our server rejects them, so it receives only writable fields. */
const massAssignment = (...writable: string[]): Parts => ({
  overhear: (asked) => {
    const { body } = asked;
    if (!isTree(body)) return;
    sent.set(asked, body);
    asked.body = Object.fromEntries(
      Object.entries(body).filter(([name]) => writable.includes(name)),
    );
  },
  spoil: onSuccess((body, { asked }) => {
    Object.assign(body, sent.get(asked));
  }),
});

const cut = (...names: string[]): Parts => ({
  overhear: (asked) => {
    if (!isTree(asked.body)) return;
    const rest: Record<string, unknown> = { ...asked.body };
    for (const name of names) delete rest[name];
    asked.body = rest;
  },
});

const status = (from: number, to: number): Parts => ({
  spoil: onStatus(from, (passing) => {
    passing.status = to;
    const body = bodyOf(passing);
    if (body !== undefined && 'status' in body && 'code' in body) body['status'] = to;
  }),
});

export const defectsOfWrites: readonly Defect[] = [
  defect('createLead', 'the Idempotency-Key is ignored', noKey),
  defect('createTemplate', 'the Idempotency-Key is ignored', noKey, { service: 'chat' }),
  defect('createAvtosalon', 'the Idempotency-Key is ignored', noKey),
  defect('createApplication', 'the Idempotency-Key is ignored', noKey),
  defect('createAuto', 'the Idempotency-Key is ignored', noKey),
  defect('createLead', 'a key with another body is 409', {
    spoil: onProblem(422, (body, passing) => {
      if (body['code'] !== 'idempotency_key_reused') return;
      passing.status = 409;
      body['status'] = 409;
    }),
  }),
  defect('updateAuto', 'a stale version overwrites', anyVersion),
  defect('updateAvtosalon', 'a stale version overwrites', anyVersion),
  defect('updateApplication', 'a stale version overwrites', anyVersion),
  defect('updateAvtosalon', 'the current state of somebody else', {
    spoil: onProblem(412, (body) => {
      if (isTree(body['current']))
        body['current'] = { ...body['current'], id: (number(body['current']['id']) ?? 0) + 1 };
    }),
  }),
  defect('updateBusiness', 'a stale version overwrites', anyVersionOf('/main/business/profile')),
  defect('undoLead', 'does nothing', done(200)),
  defect('undoLead', 'a stale version is taken back', cut('version')),
  defect('undoLead', 'is 200 where there is nothing', {
    spoil: onStatus(409, (passing) => {
      passing.status = 200;
    }),
  }),
  defect('undoLead', 'always takes back the status', {
    overhear: (asked) => {
      if (isTree(asked.body)) asked.body = { ...asked.body, of: 'status' };
    },
  }),
  defect('undoLeads', 'says ok', done(200)),
  defect('createAvtosalon', 'the name is lost', {
    spoil: onSuccess((body) => {
      body['name'] = 'Salon';
    }),
  }),
  defect('createAuto', 'the price is lost', {
    spoil: onSuccess((body) => {
      body['price'] = 1;
    }),
  }),
  defect('createApplication', 'the phone is lost', {
    spoil: onSuccess((body) => {
      body['phone'] = '+998900000000';
    }),
  }),
  defect('createTemplate', 'the text is not kept', cut('position'), { service: 'chat' }),
  defect(
    'updateTemplate',
    'the change is not kept',
    {
      overhear: (asked) => {
        if (isTree(asked.body) && 'title' in asked.body) asked.body = { ...asked.body, title: 'x' };
      },
    },
    { service: 'chat' },
  ),
  defect(
    'updateRoom',
    'a pin does not stick',
    {
      spoil: onSuccess((body) => {
        body['is_pinned'] = false;
        body['note'] = '';
        body['is_blocked'] = false;
      }),
    },
    { service: 'chat' },
  ),
  defect('updateLead', 'the comment is not kept', {
    overhear: (asked) => {
      if (isTree(asked.body) && 'comment' in asked.body)
        asked.body = { ...asked.body, comment: '' };
    },
  }),
  defect(
    'sendMessage',
    'the text is cut',
    {
      spoil: onSuccess((body) => {
        body['text'] = String(body['text']).slice(0, 1);
      }),
    },
    { service: 'chat' },
  ),
  defect(
    'sendMessage',
    'client_id does not come back',
    {
      spoil: onSuccess((body) => {
        body['client_id'] = '00000000-0000-4000-8000-000000000000';
      }),
    },
    { service: 'chat' },
  ),
  defect('updateAvtosalon', 'read-only fields are written', massAssignment('name', 'address')),
  defect('updateLead', 'read-only fields are written', massAssignment('comment', 'client_name')),
  defect('updateTemplate', 'read-only fields are written', massAssignment('title', 'text_ru'), {
    service: 'chat',
  }),
  defect('createAvtosalon', 'an invalid body is 400', status(422, 400)),
  defect(
    'createTemplate',
    'an invalid body is a field list',
    {
      spoil: onStatus(422, (passing) => {
        passing.body = { title: ['This field is required.'] };
        passing.headers.set('content-type', 'application/json');
      }),
    },
    { service: 'chat' },
  ),
  defect('createApplication', 'errors name no field', {
    spoil: onProblem(422, (body) => {
      body['errors'] = [{ field: '', code: 'required' }];
    }),
  }),
  defect('createLead', 'an empty body is taken', {
    overhear: (asked) => {
      if (isTree(asked.body) && !('phone' in asked.body))
        asked.body = { type: 'call', client_name: 'A', phone: '+998901112233', ...asked.body };
    },
  }),
  defect('transitionAuto', '409 without what is allowed', {
    spoil: onProblem(409, (body) => {
      delete body['allowed'];
    }),
  }),
  defect('transitionAuto', 'the state stays', {
    spoil: onSuccess((body) => {
      body['status'] = body['status'] === 'active' ? 'ne_active' : 'active';
    }),
  }),
  defect('transitionAuto', 'a change that is not allowed is 422', status(409, 422)),
  defect('createCampaign', 'a code of its own', {
    spoil: onProblem(422, (body) => {
      body['code'] = 'bad_campaign';
    }),
  }),
  defect('createAuto', 'media type is not looked at', status(415, 422)),
  defect('uploadImage', 'a text is taken as an image', status(415, 400)),
  defect('createAuto', 'Created without its id', {
    spoil: onStatus(201, (passing) => {
      const body = bodyOf(passing);
      if (body) delete body['id'];
    }),
  }),
  defect('deleteTemplate', 'it stays', done(204), { service: 'chat' }),
  defect('deleteAuto', 'it stays', {
    overhear: (asked) => {
      if (asked.method === 'DELETE') asked.method = 'GET';
    },
  }),
  defect('deleteAvtosalon', '200 with a text', {
    spoil: onStatus(204, (passing) => {
      passing.status = 200;
      passing.body = 'ok';
      passing.headers.set('content-type', 'text/plain');
    }),
  }),
  defect('deleteTemplate', 'a second time is 204', status(404, 204), { service: 'chat' }),
  defect('restoreAuto', 'it stays deleted', {
    spoil: onSuccess((body) => {
      body['status'] = 'deleted';
    }),
  }),
  defect('restoreAuto', 'always 409', {
    spoil: onStatus(200, (passing) => {
      passing.status = 409;
      passing.headers.set('content-type', 'application/problem+json');
      passing.body = {
        type: 'about:blank',
        title: 'Conflict',
        status: 409,
        code: 'restore_expired',
        instance: passing.headers.get('x-request-id'),
      };
    }),
  }),
  defect('updateAvtosalon', 'any dealer changes any showroom', {
    overhear: ({ headers }, { token }) => {
      if (headers.has('authorization')) headers.set('authorization', `Bearer ${token}`);
    },
  }),
  defect(
    'updateTemplate',
    'any dealer changes any template',
    {
      overhear: ({ headers }, { token }) => {
        if (headers.has('authorization')) headers.set('authorization', `Bearer ${token}`);
      },
    },
    { service: 'chat' },
  ),
  defect('logout', 'the token lives on', done(204), { level: 'full' }),
  defect('revokeSession', 'the session lives on', done(204), { level: 'full' }),
  defect(
    'sendCode',
    '429 without Retry-After',
    {
      spoil: onStatus(429, ({ headers }) => {
        headers.delete('retry-after');
      }),
    },
    { level: 'full' },
  ),
  defect('login', '429 is 403', status(429, 403), { level: 'full' }),
  defect('updateAvtosalon', 'every one of four at once wins', anyVersion, { level: 'full' }),
  defect('createTemplate', 'four at once are four', noKey, { service: 'chat', level: 'full' }),
];
