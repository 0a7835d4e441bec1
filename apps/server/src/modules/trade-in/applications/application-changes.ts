import type { Clock } from '../../../platform/values/clock';
import type { Access } from '../../../platform/values/access';
import type { MembersService } from '../../identity/members/members.service';
import { applicationFields } from './application-fields';
import type { FieldChange } from './application-types';
import { carName } from './applications.mapper';
import type { ApplicationRow, ApplicationsRepository } from './applications.repository';

/** Money is bare digits. */
const textOf = (value: string | number | null | undefined): string | undefined =>
  value === null || value === undefined || value === '' ? undefined : String(value);

export function createApplicationChanges(
  applications: ApplicationsRepository,
  members: Pick<MembersService, 'refs'>,
  clock: Clock,
) {
  async function nameOf(access: Access): Promise<string | undefined> {
    const member = access.dealer?.member.id ?? null;
    return (await members.refs(access, [member])).get(member ?? 0)?.full_name;
  }

  function changesOf(before: ApplicationRow, after: ApplicationRow): FieldChange[] {
    const shown = (row: ApplicationRow): Record<string, string | number | null | undefined> => ({
      ...applicationFields.fieldsOf(row),
      current_car: carName(row.car),
      scheduled_at: row.scheduled_at?.toISOString(),
      reject_reason: row.reject_reason,
    });
    const [old, now] = [shown(before), shown(after)];
    return Object.keys(now).flatMap((field): FieldChange[] => {
      const [was, is] = [textOf(old[field]), textOf(now[field])];
      return was === is
        ? []
        : [
            {
              field,
              before: was,
              after: is,
            },
          ];
    });
  }

  async function readable(access: Access, changes: readonly FieldChange[]): Promise<FieldChange[]> {
    const ids = changes
      .filter(({ field }) => field === 'responsible')
      .flatMap(({ before, after }) => [before, after])
      .flatMap((id) => (id === undefined ? [] : Number(id)));
    const people = await members.refs(access, ids);
    return changes.map((change) => {
      if (change.field !== 'responsible') return change;
      const name = (id: string | undefined) =>
        id === undefined ? undefined : people.get(Number(id))?.full_name;
      const [before, after] = [name(change.before), name(change.after)];
      return {
        field: change.field,
        before,
        after,
      };
    });
  }

  async function note(
    access: Access,
    before: ApplicationRow,
    after: ApplicationRow,
  ): Promise<void> {
    const changes = await readable(access, changesOf(before, after));
    const isMove = before.status !== after.status;
    if (!isMove && changes.length === 0) return;
    await applications.addEvent({
      application_id: after.id,
      at: clock.now(),
      kind: isMove ? 'status_changed' : 'changed',
      actor_kind: 'dealer',
      actor_name: (await nameOf(access)) ?? null,
      from_status: isMove ? before.status : null,
      to_status: isMove ? after.status : null,
      changes: JSON.stringify(changes),
    });
  }

  return { nameOf, note };
}
