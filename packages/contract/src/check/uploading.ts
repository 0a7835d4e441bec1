import { type Operation, successOf } from '../contract/operation.ts';
import { member, text, texts } from '../contract/tree.ts';
import { makePng } from './png.ts';
import { propertiesOf } from './rows.ts';
import type { Run } from './run.ts';

const imageForm = (file: Uint8Array<ArrayBuffer>, purpose: string, type = 'image/png') => {
  const form = new FormData();
  form.set('purpose', purpose);
  form.set('file', new Blob([file], { type }), 'conformance.png');
  return form;
};

export const probeUploads = async (run: Run): Promise<void> => {
  for (const operation of run.contract.operations) {
    if (
      operation.body?.contentType !== 'multipart/form-data' ||
      !run.isWanted(operation) ||
      !run.can(operation)
    )
      continue;
    const [purpose = ''] = texts(
      run.contract.resolve(propertiesOf(run.contract, operation.body.schema)['purpose'])['enum'],
    );
    const image = new Uint8Array(makePng(1200, 800, run.random.below(250)));
    const kept = await run.ask({
      operation,
      probe: 'a picture',
      body: imageForm(image, purpose),
      expects: [200],
    });
    const id = text(member(kept?.body, 'id'));
    for (const link of operation.responses.get(200)?.links ?? []) {
      if (id !== undefined) run.world.own(link.operationId, { id });
    }
    await run.ask({
      operation,
      probe: 'what is no picture',
      body: imageForm(new Uint8Array(new TextEncoder().encode('no picture at all')), purpose),
      expects: [415, 422],
    });
    await run.ask({
      operation,
      probe: 'a purpose that is none',
      body: imageForm(image, 'no_such_value'),
      expects: [422],
    });
    await run.ask({
      operation,
      probe: 'JSON instead of a form',
      rawBody: '{}',
      contentType: 'application/json',
      expects: [415],
    });
  }
};

/** The entity exists afterwards, and repeating the request changes nothing. */
export const probePuts = async (run: Run): Promise<void> => {
  for (const operation of run.contract.operations) {
    const [parameter] = operation.parameters.filter((each) => each.in === 'path');
    if (operation.method !== 'PUT' || parameter?.schema['type'] !== 'string') continue;
    if (!run.isWanted(operation) || !run.can(operation)) continue;
    const path = { [parameter.name]: `conformance${run.random.letters(21)}` };
    const body = operation.body?.examples[0]?.value;
    const success = successOf(operation)?.[0] ?? 200;
    const put = await run.ask({ operation, probe: 'puts', path, body, expects: [success] });
    if (put === undefined) continue;
    await run.ask({ operation, probe: 'puts the same again', path, body, expects: [success] });
    for (const other of siblings(run, operation)) {
      if (other.method === 'GET')
        await run.ask({ operation: other, probe: 'what was put', path, expects: [200] });
      if (other.method === 'DELETE') run.world.own(other.operationId, path);
    }
  }
};

const siblings = (run: Run, operation: Operation) =>
  run.contract.operations.filter((other) => other.path === operation.path && other !== operation);
