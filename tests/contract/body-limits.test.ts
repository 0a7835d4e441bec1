import { expect, it } from 'vitest';
import * as z from 'zod';
import type { Operation } from '../../apps/server/src/platform/http/operation';
import { bodyLimitsOf } from '../../apps/server/src/platform/http/json-body';
import { operations } from '@karvon/api/operations';

type Schema = z.core.JSONSchema._JSONSchema;

interface Size {
  bytes: number;
  values: number;
}

/** Assumed length of a text without a maximum: a date, a URL, a pattern. */
const unmeasured = 60;

const largest = (sizes: Size[]): Size => ({
  bytes: Math.max(...sizes.map(({ bytes }) => bytes)),
  values: Math.max(...sizes.map(({ values }) => values)),
});

/** Maximum size of a body in Cyrillic, at two bytes a letter. */
function sizeOf(schema: Schema): Size {
  if (typeof schema === 'boolean') return { bytes: 5, values: 1 };
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches !== undefined) return largest(branches.map(sizeOf));
  switch (schema.type) {
    case 'string':
      return { bytes: 2 + 2 * (schema.maxLength ?? unmeasured), values: 1 };
    case 'array': {
      const count = schema.maxItems ?? Infinity;
      const each = [schema.items ?? {}].flat().map(sizeOf);
      const { bytes, values } = largest(each);
      return { bytes: 2 + count * (bytes + 1), values: 1 + count * values };
    }
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => {
        const { bytes, values } = sizeOf(field);
        return { bytes: name.length + 4 + bytes, values };
      });
      return {
        bytes: fields.reduce((sum, { bytes }) => sum + bytes, 2),
        values: fields.reduce((sum, { values }) => sum + values, 1),
      };
    }
    default:
      return { bytes: 20, values: 1 };
  }
}

const withBody: [string, Operation][] = Object.values<Operation>(operations)
  .filter(({ body, multipart }) => body !== undefined && multipart !== true)
  .map((operation) => [operation.operationId, operation]);

it.each(withBody)('%s: the largest body of the contract is within the limits', (_id, operation) => {
  const { body } = operation;
  if (body === undefined) throw new Error('no body');
  const { bytes, values } = sizeOf(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }));
  const limits = bodyLimitsOf(operation);
  expect(bytes).toBeLessThanOrEqual(limits.bytes);
  expect(values).toBeLessThanOrEqual(limits.values);
});
