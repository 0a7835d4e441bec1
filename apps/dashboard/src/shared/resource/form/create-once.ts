import { idempotencyKey } from '@karvon/api/http';
import { isPermanentError } from '../../form/permanent-error';

/** A creation request without a response yet. The draft stores it. */
export interface Attempt<Create> {
  key: string;
  body: Create;
}

/** Storage of the attempt, written before the request is sent. */
export interface AttemptStore<Create> {
  read: () => Attempt<Create> | undefined;
  write: (attempt: Attempt<Create> | undefined) => void;
}

/**
 * Creates an entity once. The request's key and body are stored until a response arrives, also across a reload; a repeated key returns the first response.
 *
 * @returns the created entity, its request, and if an earlier attempt created it. The caller must store the entity before it clears the attempt, since the tab may close in between
 * @throws ApiError
 */
export async function createOnce<Create, Made>(
  attempts: AttemptStore<Create>,
  bodyOf: () => Create,
  create: (body: Create, key: string) => Promise<Made>,
): Promise<{ made: Made; body: Create; isEarlier: boolean }> {
  const earlier = attempts.read();
  const attempt = earlier ?? { key: idempotencyKey(), body: bodyOf() };
  if (earlier === undefined) attempts.write(attempt);
  try {
    const made = await create(attempt.body, attempt.key);
    return { made, body: attempt.body, isEarlier: earlier !== undefined };
  } catch (error) {
    if (isPermanentError(error)) {
      attempts.write(undefined);
      // Errors of an earlier body do not concern the fields on screen.
      if (earlier !== undefined) return createOnce(attempts, bodyOf, create);
    }
    throw error;
  }
}
