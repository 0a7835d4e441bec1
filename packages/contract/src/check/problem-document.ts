import type { Contract, DeclaredResponse, Operation } from '../contract/operation.ts';
import { list, member, number, text } from '../contract/tree.ts';
import type { Received } from './exchange.ts';

export const sharedCodes = (contract: Contract, status: number): string[] =>
  contract.operations.flatMap(({ responses }) => [...(responses.get(status)?.codes ?? [])]);

export const findProblemErrors = (
  operation: Operation,
  declared: DeclaredResponse,
  shared: readonly string[],
  { status, headers, body }: Received,
): string[] => {
  const problems: string[] = [];
  const own = operation.codes[String(status)] ?? [];
  const known = new Set([...declared.codes, ...own, ...shared]);
  const code = text(member(body, 'code'));
  const fieldCodes = list(member(body, 'errors')).map((error) => text(member(error, 'code')) ?? '');

  if (member(body, 'status') !== status) {
    problems.push(
      `\`status\` is ${String(member(body, 'status'))} in an answer of ${String(status)}`,
    );
  }
  if (code !== undefined && known.size > 0 && !known.has(code)) {
    problems.push(`code ${code} is not among those of ${String(status)} (x-codes)`);
  }
  for (const field of fieldCodes) {
    if (!known.has(field))
      problems.push(`errors[].code ${field} is not among those of 422 (x-codes)`);
  }
  const requestId = headers.get('x-request-id');
  if (requestId !== null && text(member(body, 'instance')) !== requestId) {
    problems.push('`instance` is not the X-Request-Id');
  }
  if (
    status === 422 &&
    fieldCodes.length === 0 &&
    code !== 'idempotency_key_reused' &&
    own.length === 0
  ) {
    problems.push('`errors` names no field');
  }
  const retryAfter = headers.get('retry-after');
  const seconds = number(member(body, 'retry_after'));
  if (retryAfter !== null && seconds !== undefined && Number(retryAfter) !== seconds) {
    problems.push('`retry_after` is not the Retry-After');
  }
  if (status === 429 && seconds === undefined) problems.push('`retry_after` is missing');
  return problems;
};
