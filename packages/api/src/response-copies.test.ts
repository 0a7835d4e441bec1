import { expect, it } from 'vitest';
import { besideResponses } from './beside-responses';
import { firstResponses } from './first-responses';
import { findResponseSchema } from './response-table';

it('checks what is at hand without the table by the schemas that the table has for it', async () => {
  for (const [call, schema] of Object.entries({ ...firstResponses, ...besideResponses })) {
    const [method = '', path = ''] = call.split(' ');
    expect(await findResponseSchema(method, path), call).toBe(schema);
  }
});
