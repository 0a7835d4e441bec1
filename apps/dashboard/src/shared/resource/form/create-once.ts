import { idempotencyKey } from '@karvon/api/http';
import { isPermanentError } from '../../form/permanent-error';

/** A creation without a response yet. Stored with the draft. */
export interface Attempt<Create> {
  key: string;
  body: Create;
}

/** Written before the request is sent. */
export interface AttemptStore<Create> {
  read: () => Attempt<Create> | undefined;
  write: (attempt: Attempt<Create> | undefined) => void;
}

/**
 * Creates an entity once, whatever happens meanwhile: key and body are kept until a response has come, over a reload too, and a repeated
 * key gives the first response again. What was typed since then is a change of that entity.
 *
 * @returns the entity as it was created, of which request, and whether an earlier attempt created it. The attempt stays until the caller has written down the
 *   entity in its place: between the two a tab may end
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
