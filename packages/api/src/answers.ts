import { apiConfiguration, type AnswerSchema } from './configuration';
import { ApiError } from './errors';

type Issue = { path: readonly PropertyKey[]; message: string };

/**
 * Checks an answer against its schema. In tests a breach is thrown. In production it is reported, rows that break it are left
 * out, and the rest is handed on; what is bad outside of rows is a typed error, which the screen shows with a retry.
 *
 * @returns the answer as it came (unknown fields stay), less its bad rows
 * @throws ApiError of kind 'contract'
 */
export function checkAnswer(
  answer: unknown,
  schema: AnswerSchema,
  call: { method: string; path: string; status: number },
): unknown {
  const issues = issuesOf(schema, answer);
  if (issues.length === 0) return answer;
  const { answers, report } = apiConfiguration();
  const words = issues.slice(0, 20).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  const breach = { method: call.method, path: call.path, issues: words };
  if (answers === 'throw') throw contractError(call, words);
  const { value, dropped } = withoutBadRows(answer, issues);
  report({ ...breach, dropped });
  if (dropped === 0 || issuesOf(schema, value).length > 0) throw contractError(call, words);
  return value;
}

function issuesOf(schema: AnswerSchema, value: unknown): readonly Issue[] {
  const result = schema.safeParse(value);
  return result.success ? [] : (result.error?.issues ?? [{ path: [], message: 'invalid' }]);
}

function contractError(
  call: { method: string; path: string; status: number },
  words: readonly string[],
): ApiError {
  return new ApiError({
    kind: 'contract',
    code: 'contract_broken',
    status: call.status,
    detail: `${call.method} ${call.path}: ${words.join('; ')}`,
  });
}

/** Leaves out the outermost array member that holds each issue. */
function withoutBadRows(
  answer: unknown,
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
  const value = copy(answer, '');
  return { value, dropped };
}
