import { keyHeader } from '../../../packages/contract/src/check/request-bodies.ts';
import { repairBody } from '../../../packages/contract/src/check/repair.ts';
import { isVersioned, type Operation } from '../../../packages/contract/src/contract/operation.ts';
import { isTree, number, type Tree } from '../../../packages/contract/src/contract/tree.ts';
import { propertiesOf } from '../../../packages/contract/src/check/rows.ts';
import { accessToken } from '../../../tests/product/sign-in.ts';
import type { Row } from '../row.ts';
import { placesOf, readContract, type Service } from '../full-contract.ts';
import { scriptPayloads } from './script-payloads.ts';
import { visit, visitor } from './visit.ts';

/** True for a text without a format, choices or a pattern, unless a screen shows it. */
const isFree = (schema: Tree) =>
  schema['type'] === 'string' &&
  schema['enum'] === undefined &&
  schema['format'] === undefined &&
  schema['const'] === undefined &&
  (schema['pattern'] === undefined || schema['pattern'] === '\\S');

/** Fills every free text with the payload. @returns the number of texts too */
function filled(
  { run }: Service,
  { method, body: declared }: Operation,
  body: Tree,
  payload: string,
) {
  let count = 0;
  // A change may name any field alone.
  const isPartial = method === 'PATCH';
  const fill = (node: unknown, value: Tree): Tree => {
    const properties = propertiesOf(run.contract, node);
    return Object.fromEntries(
      [...new Set([...Object.keys(value), ...Object.keys(properties)])].flatMap((name) => {
        const field = run.contract.resolve(properties[name]);
        if (isFree(field) && !/(_id|token|fingerprint|code|password)$/.test(name)) {
          count += 1;
          return [[name, payload.slice(0, number(field['maxLength']) ?? 2000)]];
        }
        const inner = value[name];
        const isNested = Object.keys(propertiesOf(run.contract, properties[name])).length > 0;
        if (isTree(inner) || (isPartial && isNested))
          return [[name, fill(properties[name], isTree(inner) ? inner : {})]];
        return name in value ? [[name, inner]] : [];
      }),
    );
  };
  return { body: fill(declared?.schema, body), count };
}

const isWriting = ({ method, body, security, path }: Operation) =>
  method !== 'GET' &&
  body?.contentType === 'application/json' &&
  security !== 'none' &&
  !/^\/(auth|payments)/.test(path);

async function writeEverywhere(service: Service, payload: string): Promise<number> {
  const { run, bodies, operations } = service;
  let taken = 0;
  for (const operation of operations.filter(isWriting)) {
    const places = operation.path.includes('{') ? placesOf(service, operation, 5) : [{}, {}];
    const reader = operations.find((each) => each.method === 'GET' && each.path === operation.path);
    for (const path of places) {
      const example = (await bodies.make(operation)) ?? {};
      const { body, count } = filled(service, operation, example, payload);
      if (count === 0) break;
      const tag = reader && (await run.send({ operation: reader, path }))?.headers.get('etag');
      const headers: Record<string, string> = isVersioned(operation)
        ? { 'if-match': tag ?? '"v1"' }
        : {};
      const ask = (said: Tree) =>
        run.send({ operation, path, body: said, headers: { ...keyHeader(operation), ...headers } });
      let received = await ask(body);
      // Replaces values that this server's data does not allow, such as a year outside of a generation.
      if (received?.status === 422)
        received = await ask(
          repairBody(run.contract, operation.body?.schema ?? {}, body, received.body),
        );
      if ((received?.status ?? 500) >= 300) continue;
      taken += count;
      break;
    }
  }
  return taken;
}

/** Writes payloads wherever a dealer, a buyer or the marketplace may write a text; then every screen is opened. */
export const scriptsInTexts: Row = {
  key: 'xss',
  name: 'scripts in every text field',
  rounds: scriptPayloads.length,
  quick: 1,
  limit: 240_000,
  open: async (stage) => {
    const { url } = await stage.start();
    const all = await readContract(url, { token: await accessToken(url), seed: 1 });
    const { context, screens } = await visitor(stage, url);
    const incidents: string[] = [];
    await context.exposeFunction('ran', () => incidents.push('a script ran'));
    await context.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        // oxlint-disable-next-line no-console -- read by the row
        console.error(`policy: ${violatedDirective} ${blockedURI}`);
      });
    });
    context.on('dialog', (dialog) => {
      if (dialog.type() !== 'beforeunload') incidents.push(`a dialog: ${dialog.message()}`);
      void dialog.accept();
    });
    context.on('console', (message) => {
      if (message.text().startsWith('policy: ')) incidents.push(message.text());
    });
    let texts = 0;
    return {
      play: async ({ seed, isQuick }) => {
        const payload = scriptPayloads[seed % scriptPayloads.length] ?? '';
        let taken = 0;
        for (const service of all) taken += await writeEverywhere(service, payload);
        texts += taken;
        const failures: string[] = taken < 20 ? [`only ${String(taken)} texts were taken`] : [];
        const page = await context.newPage();
        for (const screen of isQuick ? screens.filter((_, at) => at % 4 === seed % 4) : screens) {
          if ((await visit(page, screen)) === undefined) failures.push(`${screen} stays white`);
          failures.push(...incidents.splice(0).map((what) => `${screen}: ${what} by ${payload}`));
        }
        await page.close();
        return { failures };
      },
      close: () => context.close(),
      figure: () => `${String(texts)} texts written`,
    };
  },
};
