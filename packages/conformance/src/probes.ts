import type { Operation } from './contract.ts';

/** One call to make, and the statuses that are right for it. */
export interface Probe {
  name: string;
  operation: Operation;
  path: string;
  query: Readonly<Record<string, string>>;
  /** Whether the access token or the service key goes along. */
  isSignedIn: boolean;
  expects: readonly number[];
}

const isRead = ({ method }: Operation) => method === 'GET';
const noSuchId = '999999999999';
const noSuchToken = 'a-token-that-nobody-has';

const filled = (operation: Operation, id: string) =>
  operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(name === 'token' ? noSuchToken : id),
  );

const requiredQuery = (operation: Operation): Record<string, string> =>
  Object.fromEntries(
    operation.parameters
      .filter((parameter) => parameter.in === 'query' && parameter.isRequired)
      .map(({ name, example }) => [
        name,
        typeof example === 'string' || typeof example === 'number' ? `${example}` : '1',
      ]),
  );

/** Parameters that the contract shows by an example, for operations that need one of several. */
const exampleQuery = (operation: Operation): Record<string, string> =>
  Object.fromEntries(
    operation.parameters
      .filter((parameter) => parameter.in === 'query' && parameter.example !== undefined)
      .map(({ name, example }) => [name, String(example)]),
  );

/**
 * What can be asked of any server without changing anything in it: each reading operation as it should be, without a
 * token, with an id that nobody has, and with a page that cannot be; each writing one without a token.
 */
export const probesOf = (operation: Operation): Probe[] => {
  const hasId = operation.path.includes('{');
  const declares = (status: number) => operation.responses.has(status);
  const query = requiredQuery(operation);
  const probes: Probe[] = [];
  const add = (probe: Omit<Probe, 'operation' | 'path'> & { path?: string }) =>
    probes.push({ operation, path: filled(operation, noSuchId), ...probe });

  if (operation.security !== 'none' && declares(401)) {
    add({ name: 'without a token', query, isSignedIn: false, expects: [401] });
  }
  if (!isRead(operation)) return probes;
  if (hasId && declares(404)) {
    add({ name: 'an id that nobody has', query, isSignedIn: true, expects: [404] });
  }
  if (!hasId) {
    const success = [...operation.responses.keys()].filter((status) => status < 300);
    // What is looked up by a parameter may be nobody's: the example's id is not a real one.
    const expects = declares(404) ? [...success, 404] : success;
    const asked = declares(404) ? { ...exampleQuery(operation), ...query } : query;
    add({ name: 'as it should be', query: asked, isSignedIn: true, expects });
    if (operation.parameters.some(({ name }) => name === 'page')) {
      const rejections = [400, 422].filter(declares);
      add({
        name: 'page 0',
        query: { ...asked, page: '0' },
        isSignedIn: true,
        // 400 is every server's to answer; the contract does not list it for each operation.
        expects: rejections.length > 0 ? [400, ...rejections] : [400],
      });
    }
  }
  return probes;
};
