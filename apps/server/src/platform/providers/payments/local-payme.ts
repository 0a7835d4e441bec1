import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import type { LocalBank } from './local-bank';

/** `delay`: the response takes `ms`; `lost`: done, without a response; `down`: not done, 503; `cut`: not done, the connection breaks. */
export type Disturbance = { kind: 'delay'; ms: number } | { kind: 'lost' | 'down' | 'cut' };

const browserMethods = new Set(['cards.create', 'cards.get_verify_code', 'cards.verify']);

const rpc = z.object({
  id: z.union([z.number(), z.string()]).nullish(),
  method: z.string(),
  params: z.record(z.string(), z.unknown()).default({}),
});

const switchInput = z.object({
  method: z.string(),
  kind: z.enum(['delay', 'lost', 'down', 'cut', 'none']),
  ms: z.number().default(3000),
  times: z.number().default(Number.POSITIVE_INFINITY),
});

export interface LocalPaymeOptions {
  bank: LocalBank;
  merchantId?: string;
  key?: string;
  /** Merchant's URL for `SetFiscalData`. Without it receipts get no fiscal data. */
  merchantUrl?: string;
  /** Called for every call, without its parameters. */
  onCall?: (method: string, result: string) => void;
}

/** Delays before a fiscal receipt is reported, and before each retry; ms. */
const fiscalWaits = [300, 2000, 10_000] as const;

const unauthorized = -32504;

const merchantResponse = z.object({ result: z.unknown().optional() });

const codeOf = (error: unknown): number | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'number'
    ? error.code
    : undefined;

/** Payme's Subscribe protocol for tests and `npm start`. `POST /switch` sets delays and lost responses. */
export function createLocalPayme({
  bank,
  merchantId = '5e730e8e0b852a417aa49ceb',
  key = 'local-payme-key',
  merchantUrl,
  onCall,
}: LocalPaymeOptions) {
  let merchant = merchantUrl;
  const reports = new Set<Promise<void>>();
  const closing = new AbortController();
  const disturbances = new Map<string, { disturbance: Disturbance; times: number }>();
  const counts = new Map<string, number>();
  let origin = '';

  function disturbanceOf(method: string): Disturbance | undefined {
    const set = disturbances.get(method);
    if (set === undefined || set.times <= 0) return undefined;
    set.times -= 1;
    return set.disturbance;
  }

  function isAllowed(method: string, auth: string | undefined): boolean {
    if (auth === `${merchantId}:${key}`) return true;
    return auth === merchantId && browserMethods.has(method);
  }

  async function reportFiscal(id: string, type: 'PERFORM' | 'CANCEL'): Promise<boolean> {
    if (merchant === undefined) return true;
    const response = await fetch(merchant, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Basic ${Buffer.from(`Paycom:${key}`).toString('base64')}`,
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'SetFiscalData',
        params: {
          id,
          type,
          fiscal_data: {
            receipt_id: bank.fiscalNumber(id),
            status_code: 0,
            message: 'accepted',
            terminal_id: 'EP000000000000',
            fiscal_sign: '000000000000',
            qr_code_url: `${origin}/fiscal/${id}`,
            date: new Date().toISOString(),
          },
        },
      }),
      signal: closing.signal,
    });
    const { result } = merchantResponse.parse(await response.json());
    onCall?.('SetFiscalData', result === undefined ? 'refused' : 'taken');
    return result !== undefined;
  }

  /** Retries until the merchant accepts the data, as Payme does. */
  async function reportUntilTaken(id: string, type: 'PERFORM' | 'CANCEL'): Promise<void> {
    for (const wait of fiscalWaits) {
      // oxlint-disable-next-line no-await-in-loop -- one try after the other
      await sleep(wait, undefined, { signal: closing.signal, ref: false });
      // oxlint-disable-next-line no-await-in-loop -- one try after the other
      if (await reportFiscal(id, type).catch(() => false)) return;
    }
  }

  function reportLater(method: string, params: Record<string, unknown>): void {
    const id = String(params['id']);
    const type = method === 'receipts.pay' ? 'PERFORM' : 'CANCEL';
    if (merchant === undefined || !['receipts.pay', 'receipts.cancel'].includes(method)) return;
    const report = reportUntilTaken(id, type).catch(() => undefined);
    reports.add(report);
    void report.finally(() => reports.delete(report));
  }

  function reply(response: ServerResponse, status: number, body: unknown): void {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  async function respondRpc(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parsed = rpc.safeParse(JSON.parse(await text(request)));
    if (!parsed.success) return reply(response, 200, { error: { code: -32600 } });
    const { id = null, method, params } = parsed.data;
    const auth = request.headers['x-auth'];
    counts.set(method, (counts.get(method) ?? 0) + 1);
    const disturbance = disturbanceOf(method);
    if (disturbance?.kind === 'delay') await sleep(disturbance.ms);
    if (disturbance?.kind === 'down') return reply(response, 503, {});
    if (disturbance?.kind === 'cut') {
      response.destroy();
      return;
    }
    if (!isAllowed(method, typeof auth === 'string' ? auth : undefined))
      return reply(response, 200, { jsonrpc: '2.0', id, error: { code: unauthorized } });
    const isLost = disturbance?.kind === 'lost' || bank.losesResponse(method, params);
    try {
      const result = bank.run(method, params);
      onCall?.(method, isLost ? 'done, the answer is lost' : 'done');
      reportLater(method, params);
      // The connection stays open, so that the caller runs into its own timeout.
      if (!isLost) reply(response, 200, { jsonrpc: '2.0', id, result });
    } catch (error) {
      const code = codeOf(error);
      if (code === undefined || !(error instanceof Error)) throw error;
      onCall?.(method, error.message);
      reply(response, 200, { jsonrpc: '2.0', id, error: { code, message: error.message } });
    }
  }

  function setDisturbance(
    method: string,
    disturbance: Disturbance | undefined,
    times: number,
  ): void {
    if (disturbance === undefined) disturbances.delete(method);
    else disturbances.set(method, { disturbance, times });
  }

  async function respondSwitch(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, kind, ms, times } = switchInput.parse(JSON.parse(await text(request)));
    const disturbance =
      kind === 'none' ? undefined : kind === 'delay' ? { kind, ms } : ({ kind } as const);
    setDisturbance(method, disturbance, times);
    reply(response, 200, { method, kind });
  }

  function showFiscal(id: string, response: ServerResponse): void {
    const receipt = bank.find(id);
    if (receipt === undefined) return reply(response, 404, {});
    response
      .writeHead(200, { 'content-type': 'text/plain; charset=utf-8' })
      .end(
        `Test receipt ${bank.fiscalNumber(id)}${receipt.amount === 0 ? '' : `: ${receipt.amount / 100} UZS`}. No money was moved.\n`,
      );
  }

  const server: Server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'content-type, x-auth');
    const route = `${request.method} ${request.url}`;
    const handled =
      request.method === 'OPTIONS'
        ? Promise.resolve(response.writeHead(204).end())
        : route === 'POST /api'
          ? respondRpc(request, response)
          : route === 'POST /switch'
            ? respondSwitch(request, response)
            : route.startsWith('GET /fiscal/')
              ? Promise.resolve(showFiscal(route.slice('GET /fiscal/'.length), response))
              : Promise.resolve(reply(response, 404, {}));
    handled.catch(() => reply(response, 400, { error: { code: -32700 } }));
  });

  return {
    bank,
    merchantId,
    key,
    counts,
    /** Makes the next calls of a method fail. @param times @default Infinity */
    fail(
      method: string,
      disturbance: Disturbance | undefined,
      times = Number.POSITIVE_INFINITY,
    ): void {
      setDisturbance(method, disturbance, times);
    },

    reportTo(url: string): void {
      merchant = url;
    },

    /** @param port 0 takes a free one */
    async listen(port = 0, host = '127.0.0.1'): Promise<void> {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject).listen(port, host, resolve);
      });
      const address = server.address();
      origin = typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : '';
    },
    /** Value of PAYME_URL. */
    url: () => `${origin}/api`,

    async close(): Promise<void> {
      closing.abort();
      await Promise.all(reports);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type LocalPayme = ReturnType<typeof createLocalPayme>;
