import type { TestApp } from '../../../testing/test-app';

let last = 0;

export function createLeadSource(test: TestApp) {
  const add = (body: Record<string, unknown>) => {
    last += 1;
    return test.call('addLead', {
      body: { external_id: `mp-${last}`, type: 'leads', source: 'listing', ...body },
    });
  };
  return {
    add,
    /** @returns the lead; fails when it was rejected */
    async kept(body: Record<string, unknown>) {
      const response = await add(body);
      if (response.status !== 200) throw new Error(JSON.stringify(response.body));
      return response.body;
    },
  };
}
