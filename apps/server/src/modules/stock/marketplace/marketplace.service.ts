import type { Deps } from '../../../platform/deps';
import {
  type FieldError,
  conflict,
  notFound,
  validation,
  missing,
} from '../../../platform/http/problem';
import type { AutoTransitions } from '../autos/auto-transitions';
import type { AutoModeration, AutoStatus } from '../autos/auto-types';
import type { AutosListService } from '../autos/autos-list.service';

const destinations = {
  approve: 'active',
  decline: 'moderation_declined',
  flag: 'flagged_to_admin',
  delete: 'deleted',
} as const satisfies Record<AutoModeration['decision'], AutoStatus>;

function requestErrors({ decision, role, reasons = [], note = '' }: AutoModeration): FieldError[] {
  const wantsNote = role === 'admin' || decision === 'flag';
  return [
    ...(decision === 'decline' && reasons.length === 0 ? [missing('reasons')] : []),
    ...(wantsNote && note.trim() === '' ? [missing('note')] : []),
  ];
}

export function createMarketplaceService(
  { db, clock }: Deps,
  { list, transitions }: { list: Pick<AutosListService, 'queue'>; transitions: AutoTransitions },
) {
  return {
    page: (query: { status: AutoStatus; page: number; size: number }) => list.queue(query),

    /** @throws Problem 404; 409 with the allowed transitions; 422 */
    moderate: (id: number, request: AutoModeration) =>
      db.transaction(async () => {
        const { decision, role, reasons, note } = request;
        const row = await transitions.lockOfAnyOwner(id);
        if (row === undefined || row.status === 'deleted') throw notFound();
        const now = clock.now();
        const result = transitions.check(row, destinations[decision], role, now);
        if (!result.ok)
          throw conflict('transition_not_allowed', transitions.allowed(row, role, now));
        const errors = requestErrors(request);
        if (errors.length > 0) throw validation(errors);
        const moved = await transitions.move(
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
