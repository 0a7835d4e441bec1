import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import { operations } from '@karvon/api/operations';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { installScheduledBackups } from './platform/backup/scheduled-backups';
import type { Config } from './platform/config/config';
import type { Deps } from './platform/deps';
import type { Dealer, SessionLookup } from './platform/values/dealer';
import { bindContract } from './platform/http/bind-contract';
import {
  type Patience,
  connectionSettings,
  defaultPatience,
  installBodyPatience,
} from './platform/http/connection-limits';
import { decodableUrl } from './platform/http/decodable-url';
import { installDocs } from './platform/http/docs';
import { installDrainHeader, type SystemState } from './platform/http/drain';
import { registerIdempotencySweep } from './platform/http/idempotency-sweep';
import { installErrorHandler, sendNotFound } from './platform/http/error-handler';
import { smallBody } from './platform/http/json-body';
import { authorize } from './platform/http/permissions';
import { installRequestLimit } from './platform/http/request-limit';
import { installSecurityHeaders } from './platform/http/security-headers';
import { createSharedCounts } from './platform/limits/shared-counts';
import { installStatic } from './platform/http/static';
import { registerRetention } from './platform/jobs/retention';
import { composeModules } from './compose';
import { installProviderCalls } from './modules/promotion/money/provider-calls.routes';
import { installCallPage } from './modules/messaging/telegram/call-page.routes';
import { installBot } from './modules/foundation/bot/bot.routes';
import { installRateRefresh } from './modules/foundation/rates/rate-refresh';
import { installSystemRoutes } from './platform/observability/system.routes';
import { loggerOptions } from './platform/observability/logger';
import { installMetrics } from './platform/observability/metrics';
import { installSecurityLog } from './platform/observability/security-log';
import type { SecurityNotes } from './platform/http/security-notes';
import { pendingOperations } from './platform/http/pending-operations';
import {
  type SocketServer,
  installSocket,
  isSocketRequest,
} from './platform/realtime/socket-server';

export interface AppOptions {
  config: Config;
  /** Creates all dependencies except the log, which the app creates. */
  deps: (log: FastifyInstance['log']) => Deps;
  dashboardFolder: string;
  /** The built documentation of the contract. */
  docsFolder: string;
  /** Lets tests sign dealers in. */
  wrapSessions?: (lookup: SessionLookup) => SessionLookup;
  /** Destination of the log. @default stdout */
  logTo?: { write(line: string): void } | undefined;
  /** Shorter time limits for tests. */
  patience?: Partial<Patience> | undefined;
}

export interface BuiltApp {
  app: FastifyInstance;
  deps: Deps;
  state: SystemState;
  socket: SocketServer;
}

const megabyte = 1024 * 1024;

/** 15 MB for a photo (specification); the handler checks the lower limit of banners. */
const fileLimit = 15 * megabyte;

/** True when a demo dealership exists. The result is cached once true; false while the database does not respond. */
function demoIsThere(deps: Deps): () => Promise<boolean> {
  let isThere = false;
  return async () => {
    if (!deps.config.DEMO_VISITS || isThere) return isThere;
    isThere = await deps.demo.findDealer(deps).then(
      (dealer) => dealer !== undefined,
      () => false,
    );
    return isThere;
  };
}

/** Builds the server without listening. Close it by `app.close()`. */
export async function buildApp(options: AppOptions): Promise<BuiltApp> {
  const { config, dashboardFolder, docsFolder } = options;
  const patience = { ...defaultPatience, ...options.patience };
  const { http, ...timeouts } = connectionSettings(patience);
  const app = fastify({
    logger: loggerOptions(config.LOG_LEVEL ?? 'info', options.logTo),
    // The client's own id is not used, because the id goes into logs and responses.
    requestIdHeader: false,
    genReqId: () => randomBytes(10).toString('base64url'),
    trustProxy: (_address, hop) => hop < config.TRUST_PROXY,
    bodyLimit: smallBody.bytes,
    forceCloseConnections: 'idle',
    ...timeouts,
    http: { ...http, shouldUpgradeCallback: isSocketRequest },
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: ({ url }) => decodableUrl(url),
  });
  const deps = options.deps(app.log);
  const state: SystemState = { isDraining: false };

  // Only JSON and files are accepted: plain text, which any page may send, is rejected with 415.
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  installBodyPatience(app, patience, config.MAX_CONNECTIONS);
  installErrorHandler(app);
  installDrainHeader(app, state);
  const registry = installMetrics(app, config);
  await installSecurityHeaders(app, config);
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // No client compresses requests, and decompression would be work that anybody could trigger.
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(multipart, {
    // The handler reads to the end and then rejects, so that a browser sees the response.
    throwFileSizeLimit: false,
    limits: { fileSize: fileLimit, files: 1, fields: 10, fieldSize: 10_000, parts: 12 },
  });
  const counts = createSharedCounts(deps.clock);
  await installRequestLimit(app, config.RATE_LIMIT, counts);

  registerIdempotencySweep(deps);
  registerRetention(deps);
  const modules = composeModules(deps, { registry, counts });
  const { handlers, sessions, realtime, socketRooms, rates, hashPhone } = modules;
  const dealers = new WeakMap<FastifyRequest, Dealer>();
  const notes = new WeakMap<FastifyRequest, SecurityNotes>();
  const notesOf = (request: FastifyRequest): SecurityNotes => {
    const known = notes.get(request) ?? {};
    notes.set(request, known);
    return known;
  };
  installSecurityLog(app, { hashPhone, dealerOf: (request) => dealers.get(request), notesOf });
  const lookup = options.wrapSessions?.(sessions) ?? sessions;
  bindContract(app, operations, handlers, pendingOperations, {
    db: deps.db,
    sessions: lookup,
    authorize,
    serviceKey: config.SERVICE_KEY,
    dealers,
    notesOf,
    checkResponses: config.NODE_ENV === 'test' ? 'throw' : 'log',
  });
  const socket = installSocket(app, {
    deps,
    realtime,
    sessions: lookup,
    rooms: socketRooms,
    registry,
    counts,
  });
  installSystemRoutes(app, {
    db: deps.db,
    log: app.log,
    state,
    bus: realtime.bus,
    media: deps.media,
    telegram: modules.bot?.state,
  });
  installProviderCalls(app, config, modules.fiscalReceipts);
  installBot(app, config, modules.bot);
  installCallPage(app, modules.telegram);
  installRateRefresh(app, rates);
  installScheduledBackups(app, deps);

  const mediaFolder = path.join(config.DATA_DIR, 'media');
  mkdirSync(mediaFolder, { recursive: true });
  await installDocs(app, docsFolder);
  if (existsSync(dashboardFolder)) {
    await installStatic(app, { config, dashboardFolder, mediaFolder, hasDemo: demoIsThere(deps) });
  } else {
    app.setNotFoundHandler(sendNotFound);
  }
  return { app, deps, state, socket };
}
