import { setTimeout } from 'node:timers/promises';
import { UsageError } from '../contract/load-contract.ts';
import type { Contract, Operation } from '../contract/operation.ts';
import { curlOf } from './curl.ts';
import { createRandom, type Random } from './random.ts';
import { exchange, NoResponse, type Received } from './exchange.ts';
import { createResponseChecker, type ResponseChecker } from './response-checker.ts';
import { createWorld, type World } from './world.ts';

export type Level = 'read' | 'write' | 'full';

/** Caller of a request. `nobody` sends no credential, `pretender` a wrong one, `second` is another dealership. */
export type Asker = 'owner' | 'second' | 'nobody' | 'pretender';

export interface CheckOptions {
  /** `https://api.example.uz/main` */
  baseUrl: string;
  token?: string | undefined;
  /** Token of another dealership, to which everything of the first must appear missing. */
  secondToken?: string | undefined;
  serviceKey?: string | undefined;
  /** @default 'read' */
  level?: Level | undefined;
  /** ms @default 10000 */
  timeout?: number | undefined;
  /** @default 1 */
  seed?: number | undefined;
  /** Operations that are not implemented yet: not checked, but reported once their responses match. */
  pending?: readonly string[] | undefined;
  /** Other operations are called only for data that these need, and not judged. */
  only?: readonly string[] | undefined;
  /** Collects extra fields in `Run.extra` instead of reporting them. @default false */
  allowExtra?: boolean | undefined;
  /** Stops at the first finding. @default false */
  isBrief?: boolean | undefined;
  onFinding?: ((finding: Finding) => void) | undefined;
}

export interface Finding {
  operationId: string;
  probe: string;
  /** For `skipped`, `problems` contains the reason. */
  outcome: 'passed' | 'failed' | 'skipped';
  problems: readonly string[];
  request?: string | undefined;
  /** Shell command that repeats the request; the credential is $TOKEN or $KEY. */
  curl?: string | undefined;
  milliseconds: number;
}

export interface Ask {
  operation: Operation;
  probe: string;
  path?: Readonly<Record<string, string>> | undefined;
  query?: Readonly<Record<string, string | readonly string[]>> | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
  /** Body: a value is sent as JSON, a FormData as it is. */
  body?: unknown;
  /** Sent unchanged, with `contentType`. */
  rawBody?: string | undefined;
  contentType?: string | undefined;
  as?: Asker | undefined;
  expects: readonly number[];
  /** Further conditions, checked only when the status is right. */
  holds?: ((received: Received) => readonly string[]) | undefined;
  /**
   * For checks that compare two responses: reads the first one again, so that a concurrent change by others is not reported. Called before
   * each retry.
   */
  renew?: (() => Promise<Pick<Ask, 'holds' | 'query'>>) | undefined;
}

type Call = Omit<Ask, 'expects' | 'probe' | 'holds' | 'renew'>;

export interface Run {
  contract: Contract;
  options: CheckOptions;
  random: Random;
  world: World;
  findings: Finding[];
  /** Extra fields by operation, when they are allowed. */
  extra: ReadonlyMap<string, ReadonlySet<string>>;
  /** `operationId status` */
  seen: Set<string>;
  isWanted: (operation: Operation) => boolean;
  can: (operation: Operation, as?: Asker) => boolean;
  /** Checks and records the response. @returns undefined when something was wrong */
  ask: (request: Ask) => Promise<Received | undefined>;
  send: (request: Call) => Promise<Received | undefined>;
  check: ResponseChecker;
  note: (operationId: string, probe: string, problems: readonly string[]) => void;
  skip: (operationId: string, probe: string, why: string) => void;
}

export class Enough extends Error {}

export const fillPath = (template: string, values: Readonly<Record<string, string>>) =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? '0'));

const queryText = (query: Ask['query']) => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const each of [value].flat()) search.append(name, each);
  }
  const said = search.toString();
  return said === '' ? '' : `?${said}`;
};

/** An entity must be created before it is removed, restored or moved to another state. */
const withNeeds = (contract: Contract, only: readonly string[], level: Level): Set<string> => {
  const wanted = new Set(only);
  if (level === 'read') return wanted;
  for (let before = -1; before < wanted.size;) {
    before = wanted.size;
    for (const { operationId, responses, method, isCreator } of contract.operations) {
      const isMaker = isCreator || method === 'DELETE';
      const leadsOn = [...responses].some(
        ([status, { links }]) =>
          status < 300 && links.some((link) => isToWrite(contract, link.operationId, wanted)),
      );
      if (isMaker && leadsOn) wanted.add(operationId);
    }
  }
  return wanted;
};

const isToWrite = (contract: Contract, operationId: string, wanted: ReadonlySet<string>): boolean =>
  wanted.has(operationId) &&
  contract.operations.some((each) => each.operationId === operationId && each.method !== 'GET');

const mostSilences = 5;

const isClosed = ({ message }: NoResponse) => /closed|ECONNRESET|hang up|EPIPE/i.test(message);

/** ms */
const tries = [0, 150, 400];

const badToken = 'a-token-that-nobody-has';

export const createRun = (contract: Contract, options: CheckOptions): Run => {
  const random = createRandom(options.seed ?? 1);
  const extra = new Map<string, Set<string>>();
  const check = createResponseChecker(
    contract,
    options.allowExtra === true
      ? ({ operationId }, fields) =>
          extra.set(operationId, new Set([...(extra.get(operationId) ?? []), ...fields]))
      : undefined,
  );
  const findings: Finding[] = [];
  const isPending = ({ operationId }: Pick<Operation, 'operationId'>) =>
    options.pending?.includes(operationId) === true;
  let silences = 0;
  const seen = new Set<string>();
  const world = createWorld(contract, random);
  const only =
    options.only === undefined
      ? undefined
      : withNeeds(contract, options.only, options.level ?? 'read');

  const credential = (operation: Operation, as: Asker): Record<string, string> | undefined => {
    if (operation.security === 'none' || as === 'nobody') return {};
    if (operation.security === 'serviceKey') {
      if (as === 'pretender') return { 'x-service-key': badToken };
      return options.serviceKey === undefined ? undefined : { 'x-service-key': options.serviceKey };
    }
    const token = { owner: options.token, second: options.secondToken, pretender: badToken }[as];
    return token === undefined ? undefined : { authorization: `Bearer ${token}` };
  };

  /** Operations called only for ids that others need are skipped. */
  const judged = (finding: Finding): Finding => {
    const isAsked = options.only === undefined || options.only.includes(finding.operationId);
    if (finding.outcome !== 'failed' || isAsked) return finding;
    const why = `could not be used for what others need: ${finding.problems[0] ?? ''}`;
    return { ...finding, outcome: 'skipped', problems: [why] };
  };

  const record = (found: Finding) => {
    if (isPending(found) && found.outcome === 'failed') return;
    const finding = judged(found);
    findings.push(finding);
    options.onFinding?.(finding);
    if (options.isBrief === true && finding.outcome === 'failed') throw new Enough();
  };

  const prepare = (request: Call) => {
    const { operation } = request;
    const headers = credential(operation, request.as ?? 'owner');
    const url = `${options.baseUrl}${fillPath(operation.path, request.path ?? {})}${queryText(request.query)}`;
    const isForm = request.body instanceof FormData;
    const body =
      request.rawBody ??
      (request.body instanceof FormData
        ? request.body
        : request.body === undefined
          ? undefined
          : JSON.stringify(request.body));
    const type =
      request.contentType ?? (body === undefined || isForm ? undefined : 'application/json');
    return {
      headers:
        headers === undefined
          ? undefined
          : {
              ...headers,
              'accept-language': 'ru',
              ...(type === undefined ? {} : { 'content-type': type }),
              ...request.headers,
            },
      url,
      body,
    };
  };

  const call = async (request: Call): Promise<Received> => {
    const { headers, url, body } = prepare(request);
    if (headers === undefined) throw new NoResponse('no credential was provided');
    const { method } = request.operation;
    const outgoing = { method, url, headers, body, timeout: options.timeout ?? 10_000 };
    try {
      const received = await exchange(outgoing).catch((cause: unknown) => {
        // The server may close an idle connection just when it is reused.
        if (method !== 'GET' || !(cause instanceof NoResponse) || !isClosed(cause)) throw cause;
        return exchange(outgoing);
      });
      silences = 0;
      return received;
    } catch (cause) {
      silences += 1;
      if (silences < mostSilences || !(cause instanceof NoResponse)) throw cause;
      throw new UsageError(
        `${options.baseUrl} has stopped answering: ${cause.message}, ${String(mostSilences)} times in a row. What was found until then stands above.`,
        { cause },
      );
    }
  };

  const describe = (request: Ask) => {
    const { url, body, headers = {} } = prepare(request);
    const { method } = request.operation;
    const sent = typeof body === 'string' ? body : undefined;
    const extra = Object.entries(request.headers ?? {}).map(
      ([name, value]) => ` ${name}: ${value}`,
    );
    return {
      request: `${method} ${url.slice(options.baseUrl.length)}${extra.join('')}${sent === undefined ? '' : ` ${sent.slice(0, 300)}`}`,
      curl: curlOf({ method, url, headers, body: sent, isForm: body instanceof FormData }),
    };
  };

  const judge = (request: Ask, received: Received): string[] => {
    const { operation, expects } = request;
    const { status } = received;
    if (!expects.includes(status)) {
      const code =
        typeof received.body === 'string' ? '' : ` ${JSON.stringify(received.body).slice(0, 200)}`;
      return [`answered ${String(status)} instead of ${expects.join(' or ')}${code}`];
    }
    const problems = check(operation, received);
    return problems.length > 0 ? problems : [...(request.holds?.(received) ?? [])];
  };

  return {
    contract,
    options,
    random,
    world,
    findings,
    seen,
    check,
    extra,
    isWanted: (operation) =>
      !isPending(operation) && (only === undefined || only.has(operation.operationId)),
    can: (operation, as = 'owner') => credential(operation, as) !== undefined,
    note: (operationId, probe, problems) =>
      record({
        operationId,
        probe,
        outcome: problems.length === 0 ? 'passed' : 'failed',
        problems,
        milliseconds: 0,
      }),
    skip: (operationId, probe, why) =>
      record({ operationId, probe, outcome: 'skipped', problems: [why], milliseconds: 0 }),
    send: async (request) => {
      try {
        return await call(request);
      } catch (cause) {
        if (cause instanceof NoResponse) return undefined;
        throw cause;
      }
    },
    ask: async (request) => {
      const { operation, probe } = request;
      if (isPending(operation)) return undefined;
      const finding = { operationId: operation.operationId, probe, ...describe(request) };
      let received: Received | undefined;
      let problems: string[] = [];
      let wanted = request;
      try {
        for (const wait of request.renew === undefined ? [0] : tries) {
          if (wait > 0) {
            await setTimeout(wait);
            wanted = { ...request, ...(await request.renew?.()) };
          }
          received = await call(wanted);
          problems = judge(wanted, received);
          if (problems.length === 0) break;
        }
      } catch (cause) {
        if (!(cause instanceof NoResponse)) throw cause;
        problems = [`no answer: ${cause.message}`];
        received = undefined;
      }
      const isRight = problems.length === 0;
      if (isRight && received !== undefined)
        seen.add(`${operation.operationId} ${String(received.status)}`);
      record({
        ...finding,
        outcome: isRight ? 'passed' : 'failed',
        problems,
        milliseconds: received?.milliseconds ?? 0,
      });
      return isRight ? received : undefined;
    },
  };
};
