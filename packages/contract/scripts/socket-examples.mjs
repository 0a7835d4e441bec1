// Checks the examples of the socket's frames against their schemas, because the lint checks only OpenAPI's.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

const folder = 'node_modules/.cache/karvon/contract';
const bundle = `${folder}/chat-socket.json`;

mkdirSync(folder, { recursive: true });
execFileSync(
  'node_modules/.bin/redocly',
  ['bundle', 'openapi/chat.asyncapi.yaml', '--output', bundle],
  { stdio: ['ignore', 'ignore', 'pipe'] },
);

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
const contract = JSON.parse(readFileSync(bundle, 'utf8'));
ajv.addSchema(contract, 'socket');

let count = 0;
const wrong = Object.entries(contract.components.messages).flatMap(([name, { examples = [] }]) => {
  if (examples.length === 0) return [`${name}: has no example`];
  const validate = ajv.compile({ $ref: `socket#/components/messages/${name}/payload` });
  return examples.flatMap(({ payload }) => {
    count += 1;
    if (validate(payload)) return [];
    return validate.errors.map(
      ({ instancePath, message }) => `${name}: ${instancePath || '/'} ${message}`,
    );
  });
});

process.stdout.write([...wrong, `${count} examples of frames checked`, ''].join('\n'));
process.exit(wrong.length === 0 ? 0 : 1);
