import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { closeTypes, componentApis } from './ui-api';

afterAll(closeTypes);

// Outside of the test, whose time limit must not include the compiler.
const apis = componentApis();

/** After an intended change run `vitest run --project architecture ui-api -u`, and read the diff. */
it('is the public types of packages/ui that a user has read', async () => {
  const file = path.join(import.meta.dirname, '../../packages/ui/api/components.txt');
  await expect(apis).toMatchFileSnapshot(file);
});
