import * as z from 'zod';
import type { PushOutcome } from './push-provider';

const problem = z.object({
  error: z.object({
    message: z.string().default(''),
    status: z.string().default(''),
    details: z
      .array(
        z.object({
          errorCode: z.string().optional(),
          fieldViolations: z.array(z.object({ field: z.string().default('') })).optional(),
        }),
      )
      .default([]),
  }),
});

/** True when INVALID_ARGUMENT concerns the token and not our message. Only then is the token dead. */
function isAboutToken({ message, details }: z.output<typeof problem>['error']): boolean {
  const fields = details.flatMap(({ fieldViolations = [] }) => fieldViolations);
  return fields.length > 0
    ? fields.some(({ field }) => field === 'message.token')
    : /registration token/i.test(message);
}

/** https://firebase.google.com/docs/reference/fcm/rest/v1/ErrorCode @param body the response's JSON; undefined when it had none */
export function outcomeOf(status: number, body: unknown, retryAfter?: number): PushOutcome {
  const parsed = problem.safeParse(body);
  const error = parsed.success ? parsed.data.error : undefined;
  const code =
    error?.details.find(({ errorCode }) => errorCode !== undefined)?.errorCode ?? error?.status;
  const reason = code === undefined || code === '' ? `fcm ${status}` : `fcm ${status} ${code}`;
  if (status === 404 && code === 'UNREGISTERED') return { kind: 'dead', reason };
  if (status === 403 && code === 'SENDER_ID_MISMATCH') return { kind: 'dead', reason };
  if (status === 400 && error !== undefined && isAboutToken(error)) return { kind: 'dead', reason };
  if (status === 429 || status >= 500) return { kind: 'later', reason, retryAfter };
  return { kind: 'failed', reason };
}
