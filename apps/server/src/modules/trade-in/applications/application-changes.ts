import type { Clock } from '../../../platform/values/clock';
import type { Owner } from '../../../platform/values/owner';
import type { MembersService } from '../../identity/members/members.service';
import type { ActingMember, FieldChange } from './application-types';
import { carName } from './applications.mapper';
import type { ApplicationRow, ApplicationsRepository } from './applications.repository';

/** Values as texts of the history; money is bare digits. */
const textOf = (value: string | number | null | undefined): string | undefined =>
  value === null || value === undefined || value === '' ? undefined : String(value);

/** Writes what changed into an application's history. */
export function createApplicationChanges(
  applications: ApplicationsRepository,
  members: Pick<MembersService, 'refs'>,
  clock: Clock,
) {
  async function nameOf({ owner, memberId }: ActingMember): Promise<string | undefined> {
    return (await members.refs(owner, [memberId])).get(memberId)?.full_name;
  }

  function changesOf(before: ApplicationRow, after: ApplicationRow): FieldChange[] {
    const shown = (row: ApplicationRow): Record<string, string | number | null | undefined> => ({
      client_name: row.client_name,
      phone: row.phone,
      current_car: carName(row.car),
      desired_car: row.desired_car_id,
      market_price: row.market_price,
      price: row.price,
      currency: row.currency,
      scheduled_at: row.scheduled_at?.toISOString(),
      reject_reason: row.reject_reason,
      responsible: row.responsible_id,
      manager_comment: row.manager_comment,
    });
    const [old, now] = [shown(before), shown(after)];
    return Object.keys(now).flatMap((field): FieldChange[] => {
      const [was, is] = [textOf(old[field]), textOf(now[field])];
      return was === is
        ? []
        : [
            {
              field,
              ...(was !== undefined && { before: was }),
              ...(is !== undefined && { after: is }),
            },
          ];
    });
  }

  /** Names in place of ids, as people read them. */
  async function readable(owner: Owner, changes: readonly FieldChange[]): Promise<FieldChange[]> {
    const ids = changes
      .filter(({ field }) => field === 'responsible')
      .flatMap(({ before, after }) => [before, after])
      .flatMap((id) => (id === undefined ? [] : Number(id)));
    const people = await members.refs(owner, ids);
    return changes.map((change) => {
      if (change.field !== 'responsible') return change;
      const name = (id: string | undefined) =>
        id === undefined ? undefined : people.get(Number(id))?.full_name;
      const [before, after] = [name(change.before), name(change.after)];
      return {
        field: change.field,
        ...(before !== undefined && { before }),
        ...(after !== undefined && { after }),
      };
    });
  }

  async function note(
    acting: ActingMember,
    before: ApplicationRow,
    after: ApplicationRow,
  ): Promise<void> {
    const changes = await readable(acting.owner, changesOf(before, after));
    const isMove = before.status !== after.status;
    if (!isMove && changes.length === 0) return;
    await applications.addEvent({
      application_id: after.id,
      at: clock.now(),
      kind: isMove ? 'status_changed' : 'changed',
      actor_kind: 'dealer',
      actor_name: (await nameOf(acting)) ?? null,
      from_status: isMove ? before.status : null,
      to_status: isMove ? after.status : null,
      changes: JSON.stringify(changes),
    });
  }

  return { nameOf, note };
}
