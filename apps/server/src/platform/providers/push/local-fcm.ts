import { generateKeyPairSync, randomBytes, verify } from 'node:crypto';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import * as z from 'zod';

/** The two without an FCM name are connection errors. */
export type FcmError =
  | 'UNREGISTERED'
  | 'INVALID_TOKEN'
  | 'INVALID_ARGUMENT'
  | 'SENDER_ID_MISMATCH'
  | 'QUOTA_EXCEEDED'
  | 'UNAVAILABLE'
  | 'INTERNAL'
  | 'UNAUTHENTICATED'
  | 'no answer'
  | 'cut';

interface Rejection {
  error: FcmError;
  /** Seconds. */
  retryAfter?: number | undefined;
  times: number;
}

const fcmType = 'type.googleapis.com/google.firebase.fcm.v1.FcmError';
const badRequestType = 'type.googleapis.com/google.rpc.BadRequest';

const statuses: Record<Exclude<FcmError, 'no answer' | 'cut'>, [number, string]> = {
  UNREGISTERED: [404, 'NOT_FOUND'],
  INVALID_TOKEN: [400, 'INVALID_ARGUMENT'],
  INVALID_ARGUMENT: [400, 'INVALID_ARGUMENT'],
  SENDER_ID_MISMATCH: [403, 'PERMISSION_DENIED'],
  QUOTA_EXCEEDED: [429, 'RESOURCE_EXHAUSTED'],
  UNAVAILABLE: [503, 'UNAVAILABLE'],
  INTERNAL: [500, 'INTERNAL'],
  UNAUTHENTICATED: [401, 'UNAUTHENTICATED'],
};

/** https://firebase.google.com/docs/cloud-messaging */
const isReserved = (key: string) =>
  ['from', 'message_type'].includes(key) || /^(google|gcm)/.test(key);

const seconds = z.string().regex(/^\d+$/);

/** Fields of FCM's `Message` that we may send. FCM rejects unknown fields. */
const sendRequest = z.strictObject({
  message: z.strictObject({
    token: z.string().min(1),
    data: z
      .record(z.string(), z.string())
      .refine((data) => !Object.keys(data).some(isReserved), 'reserved key')
      .refine((data) => JSON.stringify(data).length <= 4096, 'too big'),
    webpush: z
      .strictObject({ headers: z.strictObject({ TTL: seconds, Urgency: z.string() }) })
      .optional(),
    android: z
      .strictObject({ priority: z.enum(['NORMAL', 'HIGH']), ttl: z.string().regex(/^\d+s$/) })
      .optional(),
    apns: z
      .strictObject({
        headers: z.record(z.string(), z.string()),
        payload: z.looseObject({ aps: z.looseObject({}) }),
      })
      .optional(),
  }),
});

export type FcmMessage = z.output<typeof sendRequest>['message'];

const claimsSchema = z.object({
  iss: z.string(),
  aud: z.string(),
  scope: z.string(),
  iat: z.number(),
  exp: z.number(),
});

const jsonOf = (part: string | undefined): unknown =>
  JSON.parse(Buffer.from(part ?? '', 'base64url').toString());

/** Google's token endpoint and FCM HTTP v1, as strict as Google's. For tests and `npm run push:local`. */
export function createLocalFcm({ project = 'karvon-local', now = Date.now } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const email = `push@${project}.iam.gserviceaccount.com`;
  const tokens = new Map<string, number>();
  const rejections = new Map<string, Rejection>();
  const sent: FcmMessage[] = [];
  const counts = { tokens: 0, sends: 0 };
  let tokenRejection: { status: number; retryAfter?: number | undefined } | undefined;
  let origin = '';

  function reply(
    response: ServerResponse,
    status: number,
    body: unknown,
    retryAfter?: number,
  ): void {
    response
      .writeHead(status, {
        'content-type': 'application/json; charset=UTF-8',
        ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
      })
      .end(JSON.stringify(body));
  }

  /** Undefined when the assertion is valid. */
  function errorOf(assertion: string): string | undefined {
    const [head, body, signature] = assertion.split('.');
    const signed = Buffer.from(`${head}.${body}`);
    const isSigned = verify(
      'RSA-SHA256',
      signed,
      publicKey,
      Buffer.from(signature ?? '', 'base64url'),
    );
    if (!isSigned) return 'Invalid JWT Signature.';
    const claims = claimsSchema.safeParse(jsonOf(body));
    if (!claims.success) return 'Invalid JWT: claims are missing.';
    const { iss, aud, scope, iat, exp } = claims.data;
    const at = now() / 1000;
    if (iss !== email) return 'Invalid JWT: iss.';
    if (aud !== `${origin}/token`) return 'Invalid JWT: aud.';
    if (!scope.split(' ').includes('https://www.googleapis.com/auth/firebase.messaging'))
      return 'Invalid JWT: scope.';
    return exp - iat > 3600 || iat > at + 60 || exp < at
      ? 'Invalid JWT: Token must be a short-lived token (60 minutes).'
      : undefined;
  }

  async function giveToken(request: IncomingMessage, response: ServerResponse): Promise<void> {
    counts.tokens += 1;
    if (tokenRejection !== undefined)
      return reply(response, tokenRejection.status, { error: 'busy' }, tokenRejection.retryAfter);
    const form = new URLSearchParams(await text(request));
    const violation =
      form.get('grant_type') === 'urn:ietf:params:oauth:grant-type:jwt-bearer'
        ? errorOf(form.get('assertion') ?? '')
        : 'Invalid grant_type';
    if (violation !== undefined)
      return reply(response, 400, { error: 'invalid_grant', error_description: violation });
    const token = randomBytes(24).toString('base64url');
    tokens.set(token, now() + 3_599_000);
    reply(response, 200, { access_token: token, expires_in: 3599, token_type: 'Bearer' });
  }

  function reject(response: ServerResponse, error: FcmError, retryAfter?: number): void {
    if (error === 'no answer') return;
    if (error === 'cut') {
      response.destroy();
      return;
    }
    const [code, status] = statuses[error];
    const details =
      error === 'INVALID_TOKEN'
        ? [
            { '@type': badRequestType, fieldViolations: [{ field: 'message.token' }] },
            { '@type': fcmType, errorCode: 'INVALID_ARGUMENT' },
          ]
        : error === 'UNAUTHENTICATED'
          ? []
          : [{ '@type': fcmType, errorCode: error }];
    const message =
      error === 'INVALID_TOKEN'
        ? 'The registration token is not a valid FCM registration token'
        : 'Refused as asked.';
    reply(response, code, { error: { code, message, status, details } }, retryAfter);
  }

  async function send(request: IncomingMessage, response: ServerResponse): Promise<void> {
    counts.sends += 1;
    const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if ((tokens.get(bearer) ?? 0) < now()) return reject(response, 'UNAUTHENTICATED');
    const body = sendRequest.safeParse(JSON.parse(await text(request)));
    if (!body.success) return reject(response, 'INVALID_ARGUMENT');
    const { message } = body.data;
    const rejection = rejections.get(message.token);
    if (rejection !== undefined && rejection.times > 0) {
      rejection.times -= 1;
      return reject(response, rejection.error, rejection.retryAfter);
    }
    sent.push(message);
    reply(response, 200, { name: `projects/${project}/messages/${sent.length}` });
  }

  const server: Server = createServer((request, response) => {
    const route = `${request.method} ${request.url}`;
    const handled =
      route === 'POST /token'
        ? giveToken(request, response)
        : route === `POST /v1/projects/${project}/messages:send`
          ? send(request, response)
          : Promise.resolve(reply(response, 404, { error: { code: 404, status: 'NOT_FOUND' } }));
    handled.catch(() => reject(response, 'INVALID_ARGUMENT'));
  });

  return {
    /** The oldest first. */
    sent,
    /** Requests so far, rejected ones included. */
    counts,
    project,

    /** @param port 0 takes a free one */
    async listen(port = 0): Promise<void> {
      await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
      const address = server.address();
      origin = typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : '';
    },
    /** Value of FCM_URL. */
    origin: () => origin,
    /** Value of FCM_SERVICE_ACCOUNT. */
    serviceAccount: (): string =>
      JSON.stringify({
        type: 'service_account',
        project_id: project,
        private_key_id: 'local',
        private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
        client_email: email,
        token_uri: `${origin}/token`,
      }),

    /** Rejects the next messages for a device. @param options `times` @default Infinity */
    reject(
      token: string,
      error: FcmError,
      options: { times?: number; retryAfter?: number } = {},
    ): void {
      const { times = Number.POSITIVE_INFINITY, retryAfter } = options;
      rejections.set(token, { error, times, retryAfter });
    },
    /** Makes the token endpoint reject until changed. */
    rejectTokens(rejection: typeof tokenRejection): void {
      tokenRejection = rejection;
    },
    endTokens: () => tokens.clear(),

    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type LocalFcm = ReturnType<typeof createLocalFcm>;
