import { config } from 'zod/mini';
import type { ResponseSchema } from './configuration';
import { responses } from './generated/responses';

// zod would try `new Function` to compile schemas, which the Content Security Policy forbids and reports.
config({ jitless: true });

interface Template {
  method: string;
  pattern: RegExp;
  load: () => Promise<ResponseSchema>;
  /** Cached, so that a paged list does not import the schema for each page. */
  schema?: ResponseSchema;
}

/** Templates with fewer variables are first: `/autos/export` is not the car `export`. */
const templates: readonly Template[] = Object.entries(responses)
  .toSorted(([one], [other]) => variablesIn(one) - variablesIn(other))
  .map(([key, load]) => {
    const [method = '', path = ''] = key.split(' ');
    const source = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+');
    return { method, pattern: new RegExp(`^${source}$`), load };
  });

function variablesIn(key: string): number {
  return key.split('{').length - 1;
}

/** Pass it to `configureApi`; undefined when the contract has no schema. */
export async function findResponseSchema(
  method: string,
  path: string,
): Promise<ResponseSchema | undefined> {
  const found = templates.find((entry) => entry.method === method && entry.pattern.test(path));
  if (found) found.schema ??= await found.load();
  return found?.schema;
}
