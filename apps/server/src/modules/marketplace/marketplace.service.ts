import type { Deps } from '../../deps';
import { type FieldError, conflict, notFound, validation } from '../../http/problem';
import type { AutoMoves } from '../autos/auto-moves';
import { allowedTransitions, checkTransition } from '../autos/auto-transitions';
import type { AutoModeration, AutoStatus } from '../autos/auto-types';
import type { AutosListService } from '../autos/autos-list.service';

/** Where each decision leads. */
const destinations = {
  approve: 'active',
  decline: 'moderation_declined',
  flag: 'flagged_to_admin',
  delete: 'deleted',
} as const satisfies Record<AutoModeration['decision'], AutoStatus>;

function requestErrors({ decision, role, reasons = [], note = '' }: AutoModeration): FieldError[] {
  const wantsNote = role === 'admin' || decision === 'flag';
  return [
    ...(decision === 'decline' && reasons.length === 0
      ? [{ field: 'reasons', code: 'required' }]
      : []),
    ...(wantsNote && note.trim() === '' ? [{ field: 'note', code: 'required' }] : []),
  ];
}

/** What moderators and the buyers' site see of listings, and what they decide. */
export function createMarketplaceService(
  { db, clock }: Deps,
  { list, moves }: { list: Pick<AutosListService, 'queue'>; moves: AutoMoves },
) {
  return {
    page: (query: { status: AutoStatus; page: number; size: number }) => list.queue(query),

    /** @throws Problem 404; 409 with what would be allowed; 422 */
    moderate: (id: number, request: AutoModeration) =>
      db.transaction(async () => {
        const { decision, role, reasons, note } = request;
        const row = await moves.lockOfAnyOwner(id);
        if (row === undefined || row.status === 'deleted') throw notFound();
        const now = clock.now();
        const answer = checkTransition(row, destinations[decision], role, now);
        if (!answer.ok)
          throw conflict('transition_not_allowed', allowedTransitions(row, role, now));
        const errors = requestErrors(request);
        if (errors.length > 0) throw validation(errors);
        const moved = await moves.move(
          row,
          destinations[decision],
          { kind: role },
          { declined_reasons: reasons, moderator_note: note },
        );
        return { id, status: moved.status, decided_at: now.toISOString() };
      }),
  };
}

export type MarketplaceService = ReturnType<typeof createMarketplaceService>;
