import type { ApiError } from './errors';

export type Service = 'main' | 'search' | 'chat';

export interface ContractBreach {
  method: string;
  /** Path as called, without the query string, which may contain personal data. */
  path: string;
  /** Dotted paths of the violations with reasons; never the values. */
  issues: readonly string[];
  dropped: number;
}

export interface ResponseSchema {
  safeParse(value: unknown): {
    success: boolean;
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
  };
}

export interface ApiConfiguration {
  bases: Readonly<Record<Service, string>>;
  /** Returns the access token of the stored profile; called for every request. Without one, only public operations are sent. */
  getToken: () => string | undefined;
  /** @default 'ru' */
  getLanguage: () => string;
  /** 401 with a token: forget the profile and ask to sign in. */
  onUnauthorized: (error: ApiError) => void;
  /** 403 because of the role: the cached member data is out of date. */
  onNotPermitted: () => void;
  /** Called when `invalidResponses` is 'report'. */
  report: (breach: ContractBreach) => void;
  /** undefined = not checked */
  findSchema: (method: string, path: string) => Promise<ResponseSchema | undefined>;
  /** Returns, once per full address, the response that the page requested before this code was loaded. @default none */
  takePrefetched: (address: string) => Promise<Response> | undefined;
  /** 'throw' in tests, 'report' (and drop the bad rows) in production */
  invalidResponses: 'throw' | 'report';
  /** ms @default 15000 */
  timeout: number;
  /** ms @default 120000 */
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

/** Called once at start. Repeated calls merge. */
export function configureApi(
  part: Partial<Omit<ApiConfiguration, 'bases'>> & {
    bases?: Partial<Record<Service, string>>;
  },
): void {
  const { bases, ...rest } = part;
  Object.assign(current, rest);
  if (bases !== undefined) current.bases = { ...current.bases, ...bases };
}

/** A schema that fails to load does not fail the call. */
export async function responseSchema(
  method: string,
  path: string,
): Promise<ResponseSchema | undefined> {
  return current.findSchema(method, path).catch(() => undefined);
}

export function apiConfiguration(): Readonly<ApiConfiguration> {
  return current;
}

/** Absolute addresses are kept. */
export function addressOf(path: string): string {
  const match = /^\/(main|search|chat)(?=\/|\?|$)/.exec(path);
  const service = match?.[1];
  if (service !== 'main' && service !== 'search' && service !== 'chat') return path;
  return current.bases[service].replace(/\/+$/, '') + path.slice(service.length + 1);
}
