import { expect, it } from 'vitest';
import { findAnswerSchema } from './answer-table';
import { firstAnswers } from './first-answers';

it('checks the first answers by the schemas that the table has for them', async () => {
  for (const [call, schema] of Object.entries(firstAnswers)) {
    const [method = '', path = ''] = call.split(' ');
    expect(await findAnswerSchema(method, path), call).toBe(schema);
  }
});
