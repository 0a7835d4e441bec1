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
      `${url} does not answer: ${cause.message}. Is --base right, and the server running?`,
      { cause },
    );
  }
};

/** Looks at the server before hundreds of calls do. @throws UsageError with what to mend */
export const preflight = async (
  contract: Contract,
  baseUrl: string,
  token: string | undefined,
  timeout: number,
): Promise<void> => {
  if (!URL.canParse(baseUrl) || !/^https?:/.test(baseUrl)) {
    throw new UsageError(
      `--base ${baseUrl} is no address such as https://api.example.uz/${contract.service}.`,
    );
  }
  const [probe] = contract.operations
    .filter(
      ({ method, path, parameters }) =>
        method === 'GET' &&
        !path.includes('{') &&
        !parameters.some(({ isRequired, in: place }) => isRequired && place === 'query'),
    )
    .toSorted(
      (one, other) => Number(one.security !== 'bearer') - Number(other.security !== 'bearer'),
    );
  if (probe === undefined) return;
  const url = `${baseUrl}${probe.path}`;
  const { status, contentType } = await ask(
    url,
    token === undefined ? {} : { authorization: `Bearer ${token}` },
    timeout,
  );
  if (contentType?.includes('html') === true) {
    throw new UsageError(
      `${url} answers with HTML (${String(status)}): is that a web page instead of the service? --base has to end where the paths of the contract begin.`,
    );
  }
  if (status === 401 && token !== undefined && probe.security === 'bearer') {
    throw new UsageError(
      `${url} answers 401: the token is not known, or has expired. Sign in again and pass the new one by --token.`,
    );
  }
  if (status >= 300 && status < 400) {
    throw new UsageError(
      `${url} answers with a redirect (${String(status)}): slashes at the end are exact in the contract (APPEND_SLASH).`,
    );
  }
};
