import { expect, it } from 'vitest';
import { findResponseSchema } from './response-table';
import { firstResponses } from './first-responses';

it('checks the first responses by the schemas that the table has for them', async () => {
  for (const [call, schema] of Object.entries(firstResponses)) {
    const [method = '', path = ''] = call.split(' ');
    expect(await findResponseSchema(method, path), call).toBe(schema);
  }
});
