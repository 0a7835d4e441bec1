import { createServer, type Server } from 'node:http';
import type { Contract } from '../../../packages/contract/src/contract/operation';
import { createMatcher } from '../../../packages/contract/src/mock/match';
import type { Defect, Passing } from './defects';

/** Passes requests on to a server and spoils what comes back, by one defect at a time. */
export const createDriftingProxy = (
  target: string,
  contract: Contract,
  defectNow: () => Defect | undefined,
): Server => {
  const match = createMatcher([contract]);
  return createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
      const names = Object.entries(request.headers).filter(
        ([name]) =>
          ![
            'host',
            'connection',
            'content-length',
            'accept-encoding',
            'transfer-encoding',
          ].includes(name),
      );
      const received = await fetch(`${target}${request.url ?? ''}`, {
        method: request.method ?? 'GET',
        headers: Object.fromEntries(names.map(([name, value]) => [name, String(value)])),
        body: chunks.length === 0 ? null : new Uint8Array(Buffer.concat(chunks)),
        redirect: 'manual',
      });
      const raw = new TextDecoder('utf-8', { ignoreBOM: true }).decode(
        await received.arrayBuffer(),
      );
      const isJson =
        raw !== '' && (received.headers.get('content-type')?.includes('json') ?? false);
      const path = new URL(request.url ?? '/', 'http://proxy').pathname;
      const passing: Passing = {
        method: request.method ?? 'GET',
        path,
        status: received.status,
        headers: new Headers(received.headers),
        body: isJson ? JSON.parse(raw) : raw,
      };
      const defect = defectNow();
      if (defect?.operationId === match(passing.method, path)?.operation.operationId)
        defect?.spoil(passing);
      for (const name of ['content-length', 'content-encoding', 'transfer-encoding', 'connection'])
        passing.headers.delete(name);
      response.writeHead(passing.status, Object.fromEntries(passing.headers));
      response.end(typeof passing.body === 'string' ? passing.body : JSON.stringify(passing.body));
    })();
  });
};
