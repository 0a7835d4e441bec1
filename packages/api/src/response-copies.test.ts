import { expect, it } from 'vitest';
import { besideResponses } from './beside-responses';
import { firstResponses } from './first-responses';
import { findResponseSchema } from './response-table';
import { roomResponses } from './room-responses';
import { workPanelResponses } from './work-panel-responses';

it('checks what is at hand without the table by the schemas that the table has for it', async () => {
  const all = { ...firstResponses, ...besideResponses, ...workPanelResponses, ...roomResponses };
  for (const [call, schema] of Object.entries(all)) {
    const [method = '', path = ''] = call.split(' ');
    expect(await findResponseSchema(method, path), call).toBe(schema);
  }
});
