import type { ApiError } from './errors';

export type Service = 'main' | 'search' | 'chat';

/** What a response broke, for the report and for tests. */
export interface ContractBreach {
  method: string;
  /** Path as called, without the query string: it may hold personal words. */
  path: string;
  /** Dotted paths of what was wrong, with the reason; never the values. */
  issues: readonly string[];
  /** How many rows were left out. */
  dropped: number;
}

/** What the schema table responds with: the part of a zod schema that is used here. */
export interface ResponseSchema {
  safeParse(value: unknown): {
    success: boolean;
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
  };
}

export interface ApiConfiguration {
  /** Where each service is; no slash at the end. @default '/main', '/search', '/chat' (decisions §2) */
  bases: Readonly<Record<Service, string>>;
  /** Access token of the stored profile, read for every call. Without one, only calls that need none are sent. */
  getToken: () => string | undefined;
  /** @default 'ru' */
  getLanguage: () => string;
  /** A call that carried a token got 401: forget the profile and ask to sign in. */
  onUnauthorized: (error: ApiError) => void;
  /** A call was refused since the role does not allow it: what was known of the member is out of date. */
  onNotPermitted: () => void;
  /** A response that breaks the contract, when `answers` is 'report'. */
  report: (breach: ContractBreach) => void;
  /** Schema of the response 2xx of a call, loaded lazily; undefined = not checked. */
  findSchema: (method: string, path: string) => Promise<ResponseSchema | undefined>;
  /**
   * Takes, once, the response to a call that the page sent by itself before this code was there, by its full address. @default none
   */
  takePrefetched: (address: string) => Promise<Response> | undefined;
  /** What to do with a response that breaks the contract: 'throw' in tests, 'report' (and drop the bad rows) in production. */
  invalidResponses: 'throw' | 'report';
  /** Milliseconds for a call. @default 15000 */
  timeout: number;
  /** Milliseconds for an upload (FormData). @default 120000 */
  uploadTimeout: number;
}

const current: ApiConfiguration = {
  bases: { main: '/main', search: '/search', chat: '/chat' },
  getToken: () => undefined,
  getLanguage: () => 'ru',
  onUnauthorized: () => undefined,
  onNotPermitted: () => undefined,
  report: () => undefined,
  findSchema: () => Promise.resolve(undefined),
  takePrefetched: () => undefined,
  invalidResponses: 'throw',
  timeout: 15_000,
  uploadTimeout: 120_000,
};

/** Sets what the application knows and this package does not. Called once at start; may be called again, parts are merged. */
export function configureApi(
  part: Partial<Omit<ApiConfiguration, 'bases'>> & {
    bases?: Partial<Record<Service, string>>;
  },
): void {
  const { bases, ...rest } = part;
  Object.assign(current, rest);
  if (bases !== undefined) current.bases = { ...current.bases, ...bases };
}

/** The schema of a call's response. One that cannot be loaded must not fail the call. */
export async function responseSchema(
  method: string,
  path: string,
): Promise<ResponseSchema | undefined> {
  return current.findSchema(method, path).catch(() => undefined);
}

/** The configuration as it is now. */
export function apiConfiguration(): Readonly<ApiConfiguration> {
  return current;
}

/** Path of the contract (`/main/autos/5012`) → address of the configured service. Addresses with a host stay as they are. */
export function addressOf(path: string): string {
  const match = /^\/(main|search|chat)(?=\/|\?|$)/.exec(path);
  const service = match?.[1];
  if (service !== 'main' && service !== 'search' && service !== 'chat') return path;
  return current.bases[service].replace(/\/+$/, '') + path.slice(service.length + 1);
}
