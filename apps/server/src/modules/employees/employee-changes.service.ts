import { inAllShowrooms } from '../../acting';
import { userSearch } from '../../db/user-search';
import type { Owner } from '../../db/owner';
import type { Deps } from '../../deps';
import type { Dealer } from '../../http/auth';
import {
  type FieldError,
  Problem,
  conflict,
  missing,
  notPermitted,
  validation,
} from '../../http/problem';
import type { Language } from '../../language';
import type { UserId } from '../../db/owner';
import { actionsOf, mayManage } from './employee-actions';
import type { Employee, EmployeeCreate, EmployeeUpdate } from './employee-types';
import type { EmployeesList, EmployeesParts } from './employees-list.service';
import { type StoredEmployee, createEmployeesRepository } from './employees.repository';
import type { Invitations } from './invitations.service';

/** The undo is offered that long; the server accepts it longer, for slow connections. Milliseconds. */
const undo = { offered: 10_000, accepted: 30_000 };

/** What changing members asks of other modules. */
export interface ChangeParts extends EmployeesParts {
  list: EmployeesList;
  invitations: Invitations;
  /** Those of the images that this business uploaded for `profile`. */
  ownImage: (owner: Owner, id: string) => Promise<boolean>;
  sessions: {
    blockAll(user: UserId): Promise<void>;
    endAll(user: UserId): Promise<void>;
  };
  /** Members see other showrooms than before: open screens reload. Part of the transaction. */
  onViewChanged: (owner: Owner) => Promise<void>;
  /** @throws Problem 422 `invalid_phone` for a number that cannot be */
  requireRealPhone: (phone: string) => void;
}

const notAllowed = (row: StoredEmployee) => conflict('transition_not_allowed', actionsOf(row));

const phoneTaken = ({ id, full_name }: StoredEmployee) =>
  new Problem(409, 'phone_taken', { conflicts_with: { id, title: full_name } });

/** Inviting, changing, blocking and removing members. */
export function createEmployeeChanges(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  {
    list,
    members,
    openWork,
    invitations,
    ownImage,
    sessions,
    requireRealPhone,
    onViewChanged,
  }: ChangeParts,
) {
  const employees = createEmployeesRepository(db);

  /** @throws Problem 403 `not_permitted` */
  function requireManage(
    dealer: Dealer,
    target: Pick<StoredEmployee, 'role' | 'avtosalons'>,
  ): void {
    if (!mayManage(dealer, target))
      throw notPermitted(dealer.member.role === 'manager' ? 'owner' : 'manager');
  }

  async function referenceErrors(
    owner: Owner,
    {
      avtosalons,
      profile_pic,
    }: { avtosalons?: number[] | undefined; profile_pic?: string | null | undefined },
  ): Promise<FieldError[]> {
    const errors: FieldError[] = [];
    if (avtosalons !== undefined) {
      const found = await members.showrooms(owner, avtosalons);
      if (found.length < avtosalons.length)
        errors.push({ field: 'avtosalons', code: 'unknown_reference' });
    }
    if (typeof profile_pic === 'string' && !(await ownImage(owner, profile_pic)))
      errors.push({ field: 'profile_pic', code: 'image_not_found' });
    return errors;
  }

  /** Work is handed over and sessions end together: nobody who cannot sign in is responsible for anything open. */
  async function block(
    owner: Owner,
    row: StoredEmployee,
    reassignTo: number | null | undefined,
  ): Promise<void> {
    const counts = await Promise.all(openWork.map((work) => work.count(owner, [row.id])));
    const open = counts.reduce((sum, count) => sum + (count.get(row.id) ?? 0), 0);
    if (open > 0 && reassignTo === undefined) throw validation([missing('reassign_to')]);
    if (reassignTo === row.id)
      throw validation([{ field: 'reassign_to', code: 'unknown_reference' }]);
    await members.requireAssignable(owner, reassignTo, 'reassign_to');
    // Of every showroom, whoever blocks them.
    await inAllShowrooms(async () => {
      for (const work of openWork) await work.reassign(owner, row.id, reassignTo ?? null);
    });
    await employees.update(owner, row.id, { status: 'blocked' });
    if (row.user_id !== null) await sessions.blockAll(row.user_id);
  }

  async function setStatus(dealer: Dealer, row: StoredEmployee, body: EmployeeUpdate) {
    const { status, reassign_to } = body;
    if (status === undefined) return;
    if (row.role === 'owner') throw conflict('owner_protected');
    if (row.id === dealer.member.id) throw conflict('self_protected');
    if (row.status === 'invited' || row.status === status) throw notAllowed(row);
    if (status === 'blocked') return block(dealer.owner, row, reassign_to);
    // Meanwhile they may work for somebody else.
    if (row.user_id !== null && (await members.worksSomewhere(row.user_id)))
      throw conflict('transition_not_allowed', ['delete']);
    await employees.update(dealer.owner, row.id, { status: 'active' });
  }

  async function lockManaged(dealer: Dealer, id: number): Promise<StoredEmployee> {
    const row = await employees.lock(dealer.owner, id);
    if (row.role === 'owner' && dealer.member.role !== 'owner') throw conflict('owner_protected');
    if (row.role !== 'owner') requireManage(dealer, row);
    return row;
  }

  return {
    /**
     * Adds a member as invited and, unless asked not to, sends the SMS.
     * @throws Problem 403; 409 `phone_taken`; 422
     */
    create: (
      dealer: Dealer,
      {
        full_name,
        phone,
        position = '',
        profile_pic,
        avtosalons = [],
        role = 'seller',
        invite,
      }: EmployeeCreate,
      language: Language,
    ): Promise<Employee> =>
      db.transaction(async () => {
        const { owner } = dealer;
        requireManage(dealer, { role, avtosalons });
        requireRealPhone(phone);
        const me = await employees.require(owner, dealer.member.id);
        if (me.phone === phone) throw validation([{ field: 'phone', code: 'phone_is_own' }]);
        const errors = await referenceErrors(owner, { avtosalons, profile_pic });
        if (errors.length > 0) throw validation(errors);
        const name = full_name.trim();
        const row = await employees.insertNew(owner, {
          ...invitations.fresh(),
          user_id: null,
          full_name: name,
          phone,
          position: position.trim(),
          profile_pic: profile_pic ?? null,
          avtosalons,
          role,
          status: 'invited',
          search: userSearch({ full_name: name, phone }),
          invitation_sent_at: null,
          created_at: clock.now(),
          deleted_at: null,
        });
        if (row === undefined) throw phoneTaken(await employees.require(owner, { phone }));
        // Somebody who was removed and added again may have had their messages of the day: they are kept, and the link is there.
        if (invite) {
          await invitations.send(row, language).catch((error: unknown) => {
            if (!(error instanceof Problem)) throw error;
          });
        }
        return list.get(dealer, row.id);
      }),

    /** @throws Problem 403; 404; 409 `owner_protected`, `self_protected`, `transition_not_allowed`; 422 */
    update: (dealer: Dealer, id: number, body: EmployeeUpdate): Promise<Employee> =>
      db.transaction(async () => {
        const { owner } = dealer;
        const row = await lockManaged(dealer, id);
        const { full_name = row.full_name, position, profile_pic, avtosalons, role } = body;
        if (role !== undefined && row.role === 'owner') throw conflict('owner_protected');
        if (row.role !== 'owner')
          requireManage(dealer, {
            role: role ?? row.role,
            avtosalons: avtosalons ?? row.avtosalons,
          });
        const errors = await referenceErrors(owner, { avtosalons, profile_pic });
        if (errors.length > 0) throw validation(errors);
        await setStatus(dealer, row, body);
        const name = full_name.trim();
        await employees.update(owner, id, {
          full_name: name,
          search: userSearch({ full_name: name, phone: row.phone }),
          position: position?.trim(),
          profile_pic,
          avtosalons,
          role,
        });
        if (row.user_id !== null && (avtosalons !== undefined || role !== undefined))
          await onViewChanged(owner);
        return list.get(dealer, id);
      }),

    /** Sends the invitation again, with a new link. @throws Problem 403; 404; 409; 429 */
    invite: (dealer: Dealer, id: number, language: Language): Promise<Employee> =>
      db.transaction(async () => {
        const row = await lockManaged(dealer, id);
        if (row.status === 'active') throw conflict('invitation_accepted', actionsOf(row));
        if (row.status === 'blocked') throw notAllowed(row);
        const renewed = await employees.update(dealer.owner, id, invitations.fresh());
        await invitations.send(renewed, language);
        return list.get(dealer, id);
      }),

    /** @throws Problem 403; 404; 409 `owner_protected`, `transition_not_allowed` */
    remove: (dealer: Dealer, id: number) =>
      db.transaction(async () => {
        const row = await employees.lock(dealer.owner, id);
        if (row.role === 'owner') throw conflict('owner_protected');
        requireManage(dealer, row);
        if (row.status === 'active') throw notAllowed(row);
        const now = clock.now();
        await employees.update(dealer.owner, id, { deleted_at: now });
        const until = new Date(now.getTime() + undo.offered);
        return { id, restorable_until: until.toISOString() };
      }),

    /** @throws Problem 403; 404; 409 `restore_too_late`, `phone_taken` */
    restore: (dealer: Dealer, id: number): Promise<Employee> =>
      db.transaction(async () => {
        const row = await employees.withRemoved.lock(dealer.owner, id);
        requireManage(dealer, row);
        const until = (row.deleted_at?.getTime() ?? 0) + undo.accepted;
        if (clock.now().getTime() >= until) throw conflict('restore_too_late');
        const other = await employees.find(dealer.owner, { phone: row.phone });
        if (other !== undefined) throw phoneTaken(other);
        await employees.withRemoved.update(dealer.owner, id, { deleted_at: null });
        return list.get(dealer, id);
      }),

    /** Signs a member out everywhere. @throws Problem 403; 404 */
    endSessions: (dealer: Dealer, id: number): Promise<void> =>
      db.transaction(async () => {
        const row = await employees.require(dealer.owner, id);
        if (row.role === 'owner' && dealer.member.role !== 'owner') throw notPermitted('owner');
        if (row.role !== 'owner') requireManage(dealer, row);
        if (row.user_id !== null) await sessions.endAll(row.user_id);
      }),

    /** A member goes of their own accord: as if blocked, with nobody responsible for what they leave. @throws Problem 409 */
    leave: ({ owner, member }: Dealer): Promise<void> =>
      db.transaction(async () => {
        const row = await employees.lock(owner, member.id);
        if (row.role === 'owner') throw conflict('owner_protected');
        await block(owner, row, null);
      }),
  };
}

export type EmployeeChanges = ReturnType<typeof createEmployeeChanges>;
