import { writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { parseArgs } from 'node:util';
import { exchange, NoResponse } from '../check/exchange.ts';
import { createResponseChecker } from '../check/response-checker.ts';
import { loadContract, UsageError } from '../contract/load-contract.ts';
import { createMatcher } from '../mock/match.ts';
import { bundleFolder } from './bundle-folder.ts';

const usage = `Passes traffic on to a service and reports each answer that breaks the contract.

  karvon-contract proxy --service main --target https://api.example.uz/main --port 4020

  --har  writes what went through to a HAR file at the end (Ctrl+C), without credentials
Exit code 1 when anything broke the contract.
`;

const notPassedOn = new Set([
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'accept-encoding',
  'keep-alive',
]);

const headersOf = (request: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(request.headers).flatMap(([name, value]) =>
      value === undefined || notPassedOn.has(name)
        ? []
        : [[name, Array.isArray(value) ? value.join(', ') : value]],
    ),
  );

const textOf = async (request: IncomingMessage) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
};

export const run = async (args: string[]): Promise<number> => {
  const { values } = parseArgs({
    args,
    options: {
      service: { type: 'string' },
      target: { type: 'string' },
      port: { type: 'string', default: '4020' },
      har: { type: 'string' },
      contract: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help || values.service === undefined || values.target === undefined) {
    process.stdout.write(usage);
    return values.help ? 0 : 2;
  }
  const target = values.target.replace(/\/$/, '');
  if (!/^https?:/.test(target)) throw new UsageError(`--target ${target} is no http address.`);
  const contract = loadContract(await bundleFolder(values.contract), values.service);
  const match = createMatcher([contract]);
  const check = createResponseChecker(contract);
  const entries: object[] = [];
  let broken = 0;

  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '/', 'http://proxy');
      const method = request.method ?? 'GET';
      const body = await textOf(request);
      try {
        const received = await exchange({
          method,
          url: `${target}${url.pathname}${url.search}`,
          headers: headersOf(request),
          body: body === '' ? undefined : body,
          timeout: 60_000,
        });
        const found = match(method, url.pathname);
        const problems =
          found === undefined ? ['no operation of the contract'] : check(found.operation, received);
        if (problems.length > 0) {
          broken += 1;
          process.stdout.write(
            `${method} ${url.pathname} ${String(received.status)} (${found?.operation.operationId ?? 'unknown'})\n`,
          );
          for (const problem of problems) process.stdout.write(`       ${problem}\n`);
        }
        entries.push({
          startedDateTime: new Date().toISOString(),
          time: received.milliseconds,
          request: {
            method,
            url: `${target}${url.pathname}${url.search.replace(/token=[^&]*/, 'token=…')}`,
            bodySize: body.length,
          },
          response: {
            status: received.status,
            content: { mimeType: received.contentType ?? '', text: received.raw.slice(0, 100_000) },
          },
          comment: problems.join('; '),
        });
        const headers = [...received.headers].filter(
          ([name]) => !notPassedOn.has(name) && name !== 'content-encoding',
        );
        response.writeHead(received.status, Object.fromEntries(headers));
        response.end(received.raw);
      } catch (cause) {
        if (!(cause instanceof NoResponse)) throw cause;
        broken += 1;
        process.stdout.write(`${method} ${url.pathname}: ${cause.message}\n`);
        response.writeHead(502).end();
      }
    })();
  });
  return new Promise<number>((resolve) => {
    server.on('error', (cause) => {
      process.stderr.write(`Port ${values.port} cannot be used: ${cause.message}\n`);
      resolve(2);
    });
    server.listen(Number(values.port), '127.0.0.1', () => {
      process.stdout.write(`http://127.0.0.1:${values.port} → ${target}\n`);
    });
    process.once('SIGINT', () => {
      if (values.har !== undefined) {
        writeFileSync(
          values.har,
          JSON.stringify({
            log: {
              version: '1.2',
              creator: { name: '@karvon/contract', version: contract.version },
              entries,
            },
          }),
        );
      }
      server.closeAllConnections();
      server.close(() => resolve(broken === 0 ? 0 : 1));
    });
  });
};
