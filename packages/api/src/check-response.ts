import { apiConfiguration, type ResponseSchema } from './configuration';
import { ApiError } from './errors';

type Issue = { path: readonly PropertyKey[]; message: string };

/**
 * Tests throw on a breach. Production reports it, drops the invalid rows and returns the rest; a breach outside of rows is an error.
 * @returns the response without its invalid rows; unknown fields are kept
 * @throws ApiError of kind 'contract'
 */
export function checkResponse(
  response: unknown,
  schema: ResponseSchema,
  call: { method: string; path: string; status: number },
): unknown {
  const issues = issuesOf(schema, response);
  if (issues.length === 0) return response;
  const { invalidResponses, report } = apiConfiguration();
  const reasons = issues.slice(0, 20).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  const breach = { method: call.method, path: call.path, issues: reasons };
  if (invalidResponses === 'throw') throw contractError(call, reasons);
  const { value, dropped } = withoutBadRows(response, issues);
  report({ ...breach, dropped });
  if (dropped === 0 || issuesOf(schema, value).length > 0) throw contractError(call, reasons);
  return value;
}

function issuesOf(schema: ResponseSchema, value: unknown): readonly Issue[] {
  const result = schema.safeParse(value);
  return result.success ? [] : (result.error?.issues ?? [{ path: [], message: 'invalid' }]);
}

function contractError(
  call: { method: string; path: string; status: number },
  reasons: readonly string[],
): ApiError {
  return new ApiError({
    kind: 'contract',
    code: 'contract_broken',
    status: call.status,
    detail: `${call.method} ${call.path}: ${reasons.join('; ')}`,
  });
}

/** Removes the outermost array items that contain issues. */
function withoutBadRows(
  response: unknown,
  issues: readonly Issue[],
): { value: unknown; dropped: number } {
  const bad = new Map<string, Set<number>>();
  for (const { path } of issues) {
    const at = path.findIndex((step) => typeof step === 'number');
    const index = path[at];
    if (typeof index !== 'number') continue;
    const list = path.slice(0, at).join('\n');
    bad.set(list, (bad.get(list) ?? new Set()).add(index));
  }
  let dropped = 0;
  const copy = (value: unknown, path: string): unknown => {
    if (Array.isArray(value)) {
      const rows = bad.get(path);
      if (rows === undefined) return value;
      dropped += rows.size;
      return value.filter((_row, index) => !rows.has(index));
    }
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        copy(inner, path === '' ? name : `${path}\n${name}`),
      ]),
    );
  };
  const value = copy(response, '');
  return { value, dropped };
}
