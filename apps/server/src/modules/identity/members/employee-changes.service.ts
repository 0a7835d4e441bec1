import type { DomainEvent } from '../../../platform/values/event';
import type { Owner } from '../../../platform/values/owner';
import { type Access, inAllShowrooms, accessOf } from '../../../platform/values/access';
import { userSearch } from '../../../platform/db/user-search';
import type { Deps } from '../../../platform/deps';
import type { Dealer } from '../../../platform/values/dealer';
import {
  type FieldError,
  Problem,
  conflict,
  missing,
  notPermitted,
  validation,
} from '../../../platform/http/problem';
import type { Streams } from '../../../platform/realtime/streams';
import type { SessionsService } from '../sessions/sessions.service';
import { requireRealPhone } from './real-phone';
import type { Language } from '../../../platform/values/language';
import { actionsOf, requireManage } from './employee-actions';
import { employeeFields } from './employee-fields';
import type { Employee, EmployeeCreate, EmployeeUpdate } from './employee-types';
import type { EmployeesList, EmployeesParts } from './employees-list.service';
import { type StoredEmployee, createEmployeesRepository } from './employees.repository';

/** Time that undo is offered, and the longer time that the server accepts it, for slow connections; ms. */
const undo = { offered: 10_000, accepted: 30_000 };

export interface ChangeParts extends EmployeesParts {
  list: EmployeesList;
  sessions: Pick<SessionsService, 'blockAll' | 'endAll'>;
  streams: Pick<Streams, 'beginAnew'>;
  ended: DomainEvent<[Owner, number]>;
}

const unknown = (field: string): FieldError => ({ field, code: 'unknown_reference' });

const notAllowed = (row: StoredEmployee) => conflict('transition_not_allowed', actionsOf(row));

const phoneTaken = ({ id, full_name }: StoredEmployee) =>
  new Problem(409, 'phone_taken', { conflicts_with: { id, title: full_name } });

export function createEmployeeChanges(deps: Pick<Deps, 'db' | 'clock'>, parts: ChangeParts) {
  const { list, images, members, openWork, invitations, sessions, streams, ended } = parts;
  const { db, clock } = deps;
  const employees = createEmployeesRepository(deps);

  /** @throws Problem 422 */
  async function check(access: Access, { avtosalons = [], profile_pic }: EmployeeUpdate) {
    const found = await members.showrooms(access.owner, avtosalons);
    const errors = found.length < avtosalons.length ? [unknown('avtosalons')] : [];
    if (
      typeof profile_pic === 'string' &&
      (await images.own(access, [profile_pic], 'profile')).size === 0
    )
      errors.push({ field: 'profile_pic', code: 'image_not_found' });
    if (errors.length > 0) throw validation(errors);
  }

  /** Reassigns open work and ends sessions in one transaction: only members who can sign in are responsible for open work. */
  async function block(access: Access, { id, user_id }: StoredEmployee, to?: number | null) {
    const counts = await Promise.all(openWork.map((work) => work.count(access.owner, [id])));
    const isOpen = counts.some((count) => (count.get(id) ?? 0) > 0);
    if (isOpen && to === undefined) throw validation([missing('reassign_to')]);
    if (to === id) throw validation([unknown('reassign_to')]);
    await members.requireAssignable(access.owner, to, 'reassign_to');
    // Covers all showrooms, whoever blocks the member.
    for (const work of openWork) await work.reassign(inAllShowrooms(access), id, to ?? null);
    await employees.update(access, id, { status: 'blocked' });
    if (user_id !== null) await sessions.blockAll(user_id);
    await ended.emit(access.owner, id);
    // Chats show who is responsible. The number of leads has no limit, so screens reload.
    if (isOpen) await streams.beginAnew(access.owner);
  }

  async function setStatus(dealer: Dealer, row: StoredEmployee, body: EmployeeUpdate) {
    const { status, reassign_to } = body;
    const access = accessOf(dealer);
    if (status === undefined) return;
    if (row.role === 'owner') throw conflict('owner_protected');
    if (row.id === dealer.member.id) throw conflict('self_protected');
    if (row.status === 'invited' || row.status === status) throw notAllowed(row);
    if (status === 'blocked') return block(access, row, reassign_to);
    // The person may work for another business meanwhile.
    if (row.user_id !== null && (await members.worksSomewhere(row.user_id)))
      throw conflict('transition_not_allowed', ['delete']);
    await employees.update(access, row.id, { status: 'active' });
  }

  const change = (dealer: Dealer, id: number, work: (row: StoredEmployee) => Promise<unknown>) =>
    db.transaction(async (): Promise<Employee> => {
      const row = await employees.lock(accessOf(dealer), id);
      if (row.role !== 'owner') requireManage(dealer, row);
      else if (dealer.member.role !== 'owner') throw conflict('owner_protected');
      await work(row);
      return list.get(dealer, id);
    });

  return {
    /**
     * Adds a member as invited and, unless `invite` is false, sends the SMS.
     * @throws Problem 403; 409 `phone_taken`; 422
     */
    create: (dealer: Dealer, body: EmployeeCreate, language: Language): Promise<Employee> =>
      db.transaction(async () => {
        const access = accessOf(dealer);
        const { phone, avtosalons = [], role = 'seller' } = body;
        requireManage(dealer, { role, avtosalons });
        requireRealPhone(phone);
        const me = await employees.require(access, dealer.member.id);
        if (me.phone === phone) throw validation([{ field: 'phone', code: 'phone_is_own' }]);
        await check(access, body);
        const columns = employeeFields.columnsOf(body);
        const row = await employees.insertNew(access, {
          ...invitations.fresh(),
          ...columns,
          role,
          status: 'invited',
          search: userSearch(columns),
          created_at: clock.now(),
        });
        if (row === undefined) throw phoneTaken(await employees.require(access, { phone }));
        // A member who was removed and added again may have used up the day's messages: the member is still added, with a link.
        if (body.invite)
          await invitations.send(row, language).catch((error: unknown) => {
            if (!(error instanceof Problem)) throw error;
          });
        return list.get(dealer, row.id);
      }),

    /** @throws Problem 403; 404; 409 `owner_protected`, `self_protected`, `transition_not_allowed`; 422 */
    update: (dealer: Dealer, id: number, body: EmployeeUpdate): Promise<Employee> =>
      change(dealer, id, async (row) => {
        const access = accessOf(dealer);
        const { avtosalons, role } = body;
        if (row.role !== 'owner')
          requireManage(dealer, {
            role: role ?? row.role,
            avtosalons: avtosalons ?? row.avtosalons,
          });
        else if (role !== undefined) throw conflict('owner_protected');
        await check(access, body);
        await setStatus(dealer, row, body);
        const columns = employeeFields.columnsOf(body);
        const { full_name = row.full_name } = columns;
        const search = userSearch({ full_name, phone: row.phone });
        await employees.update(access, id, { ...columns, search });
        const seesOthers = avtosalons !== undefined || role !== undefined;
        if (row.user_id !== null && seesOthers) await streams.beginAnew(access.owner);
      }),

    /** The new link replaces the old one. @throws Problem 403; 404; 409; 429 */
    invite: (dealer: Dealer, id: number, language: Language): Promise<Employee> =>
      change(dealer, id, async (row) => {
        if (row.status === 'active') throw conflict('invitation_accepted', actionsOf(row));
        if (row.status === 'blocked') throw notAllowed(row);
        const renewed = await employees.update(accessOf(dealer), id, invitations.fresh());
        await invitations.send(renewed, language);
      }),

    /** @throws Problem 403; 404; 409 `owner_protected`, `transition_not_allowed` */
    remove: (dealer: Dealer, id: number) =>
      db.transaction(async () => {
        const row = await employees.lock(accessOf(dealer), id);
        if (row.role === 'owner') throw conflict('owner_protected');
        requireManage(dealer, row);
        if (row.status === 'active') throw notAllowed(row);
        const now = clock.now();
        await employees.update(accessOf(dealer), id, { deleted_at: now });
        const until = new Date(now.getTime() + undo.offered);
        return { id, restorable_until: until.toISOString() };
      }),

    /** @throws Problem 403; 404; 409 `restore_too_late`, `phone_taken` */
    restore: (dealer: Dealer, id: number): Promise<Employee> =>
      db.transaction(async () => {
        const row = await employees.withRemoved.lock(accessOf(dealer), id);
        requireManage(dealer, row);
        const until = (row.deleted_at?.getTime() ?? 0) + undo.accepted;
        if (clock.now().getTime() >= until) throw conflict('restore_too_late');
        const other = await employees.find(accessOf(dealer), { phone: row.phone });
        if (other !== undefined) throw phoneTaken(other);
        await employees.withRemoved.update(accessOf(dealer), id, { deleted_at: null });
        return list.get(dealer, id);
      }),

    /** @throws Problem 403; 404 */
    endSessions: (dealer: Dealer, id: number): Promise<void> =>
      db.transaction(async () => {
        const row = await employees.require(accessOf(dealer), id);
        if (row.role !== 'owner') requireManage(dealer, row);
        else if (dealer.member.role !== 'owner') throw notPermitted('owner');
        if (row.user_id !== null) await sessions.endAll(row.user_id);
      }),

    /** The member is blocked, and nobody is responsible for their open work. @throws Problem 409 */
    leave: (dealer: Dealer): Promise<void> =>
      db.transaction(async () => {
        const access = accessOf(dealer);
        const row = await employees.lock(access, dealer.member.id);
        if (row.role === 'owner') throw conflict('owner_protected');
        await block(access, row, null);
      }),
  };
}

export type EmployeeChanges = ReturnType<typeof createEmployeeChanges>;
