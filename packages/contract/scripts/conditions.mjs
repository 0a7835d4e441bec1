// Lint rule for conditions between fields. openapi/README.md explains it.
import { follow } from './schemas.mjs';

/** Phrases that describe a condition on other fields. */
const condition =
  /\bat least one of `|\bexactly one of\b|\beither `|\b(required|needed|together|only) (if|when|with|unless|without) |\bneeds (a |an |at least |`)|\bwithout the other\b/i;
/** Phrases in an operation's description for a condition on fields of its body. */
const conditionOfBody = /`[a-z_]+` needs |\ba?n? ?`[a-z_]+` (above 0 )?is required\b/i;
const keys = [
  'oneOf',
  'anyOf',
  'not',
  'if',
  'dependentRequired',
  'dependentSchemas',
  'minProperties',
];

/** Names of schemas with a described but unenforced condition, found recursively. */
function* unheld(schema, context, start, name, isHeld = false) {
  const { node, from } = follow(schema, context, start);
  const holds = isHeld || keys.some((key) => key in node);
  const isChecked =
    holds || schema['x-condition'] !== undefined || node['x-condition'] !== undefined;
  if (!isChecked && condition.test(`${schema.description ?? ''} ${node.description ?? ''}`))
    yield name;
  for (const part of [...(node.allOf ?? []), ...(node.oneOf ?? []), ...(node.anyOf ?? [])])
    yield* unheld(part, context, from, name, holds);
  for (const [key, property] of Object.entries(node.properties ?? {}))
    if (property !== true) yield* unheld(property, context, from, key, holds);
  if (node.items !== undefined) yield* unheld(node.items, context, from, name);
}

/**
 * Conditions described in a request must be in the schema of its body. Conditions that depend on data name their
 * error code: `x-condition: reassign_required`.
 */
export const ConditionAsSchema = () => ({
  Operation(operation, context) {
    const { node: body, from } = follow(operation.requestBody, context);
    const [media] = Object.values(body.content ?? {});
    if (media?.schema === undefined) return;
    for (const name of unheld(media.schema, context, from, 'body')) {
      context.report({
        message: `${name}: a condition in words only. Say it in the schema, or name its code (x-condition).`,
        location: context.location.child('requestBody'),
      });
    }
    const { node: schema } = follow(media.schema, context, from);
    if (!conditionOfBody.test(operation.description ?? '') || keys.some((key) => key in schema))
      return;
    context.report({
      message: 'The description has a condition of the body that its schema does not have.',
      location: context.location.child('description'),
    });
  },
});
