import { exchange, NoResponse, type Received } from '../check/exchange.ts';
import type { Contract } from '../contract/operation.ts';
import { UsageError } from '../contract/load-contract.ts';

const ask = async (
  url: string,
  headers: Record<string, string>,
  timeout: number,
): Promise<Received> => {
  try {
    return await exchange({ method: 'GET', url, headers, timeout });
  } catch (cause) {
    if (!(cause instanceof NoResponse)) throw cause;
    throw new UsageError(
      `${url} does not respond: ${cause.message}. Is --base right, and the server running?`,
      { cause },
    );
  }
};

const reject = (url: string, { status, contentType }: Received, hasToken: boolean): void => {
  if (contentType?.includes('html') === true)
    throw new UsageError(
      `${url} answers with HTML (${String(status)}): is that a web page instead of the service? --base has to end where the paths of the contract begin.`,
    );
  if (status === 401 && hasToken)
    throw new UsageError(
      `${url} answers 401: the token is not known, or has expired. Sign in again and pass the new one by --token.`,
    );
  if (status >= 300 && status < 400)
    throw new UsageError(
      `${url} answers with a redirect (${String(status)}): slashes at the end are exact in the contract (APPEND_SLASH).`,
    );
};

/** @throws UsageError with what to fix */
export const preflight = async (
  contract: Contract,
  {
    baseUrl,
    token,
    pending,
    timeout,
  }: {
    baseUrl: string;
    token: string | undefined;
    pending: readonly string[];
    timeout: number;
  },
): Promise<void> => {
  if (!URL.canParse(baseUrl) || !/^https?:/.test(baseUrl)) {
    throw new UsageError(
      `--base ${baseUrl} is no address such as https://api.example.uz/${contract.service}.`,
    );
  }
  const probes = contract.operations
    .filter(
      ({ operationId, method, path, parameters }) =>
        method === 'GET' &&
        !pending.includes(operationId) &&
        !path.includes('{') &&
        !parameters.some(({ isRequired, in: place }) => isRequired && place === 'query'),
    )
    .toSorted(
      (one, other) => Number(one.security !== 'bearer') - Number(other.security !== 'bearer'),
    )
    .slice(0, 4);
  const headers: Record<string, string> =
    token === undefined ? {} : { authorization: `Bearer ${token}` };
  const statuses = new Set<number>();
  for (const { path, security } of probes) {
    const url = `${baseUrl}${path}`;
    const received = await ask(url, headers, timeout);
    statuses.add(received.status);
    reject(url, received, token !== undefined && security === 'bearer');
    // One existing operation is enough to continue.
    if (received.status !== 501 && received.status !== 404) return;
  }
  const [only] = statuses;
  if (only === 501)
    throw new UsageError(
      `Nothing can be checked: ${baseUrl} answers 501 to everything. Does it offer any operation of "${contract.service}" yet?`,
    );
  if (only === 404)
    throw new UsageError(
      `Nothing can be checked: ${baseUrl} answers 404 to everything. --base has to end where the paths of the contract begin.`,
    );
};
