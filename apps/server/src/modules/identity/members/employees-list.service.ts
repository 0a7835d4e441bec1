import { accessOf } from '../../../platform/values/access';
import type { Deps } from '../../../platform/deps';
import type { Dealer } from '../../../platform/values/dealer';
import { type CsvFile, mapBatches } from '../../../platform/http/csv';
import type { Language } from '../../../platform/values/language';
import type { ImagesService } from '../../foundation/images/images.service';
import { only } from '../../../platform/values/only';
import type { MembersService } from './members.service';
import type { OpenWork } from './open-work';
import { allowedActions } from './employee-actions';
import { employeeColumns } from './employee-csv';
import { employeeFields } from './employee-fields';
import type { Employee, EmployeeExportQuery, EmployeeListQuery } from './employee-types';
import { type EmployeeRow, createEmployeesRepository } from './employees.repository';
import type { Invitations } from './invitations.service';

export interface EmployeesParts {
  members: MembersService;
  invitations: Invitations;
  images: Pick<ImagesService, 'own' | 'show'>;
  openWork: readonly OpenWork[];
}

export function createEmployeesList(
  deps: Pick<Deps, 'db' | 'clock'>,
  { members, invitations, images, openWork }: EmployeesParts,
) {
  const employees = createEmployeesRepository(deps);

  async function present(dealer: Dealer, rows: readonly EmployeeRow[]): Promise<Employee[]> {
    const ids = rows.map(({ id }) => id);
    const { owner, member } = dealer;
    const showroomIds = rows.flatMap((row) => row.avtosalons);
    const [portraits, showrooms, openApplications] = await Promise.all([
      images.show(rows.map((row) => row.profile_pic)),
      members.showrooms(owner, showroomIds),
      openWork.find(({ kind }) => kind === 'applications')?.count(owner, ids),
    ]);
    return rows.map((row) => {
      const { id, status, role } = row;
      return {
        ...employeeFields.shown(row),
        id,
        profile_pic: portraits.get(row.profile_pic ?? ''),
        avtosalons: showrooms.filter((showroom) => row.avtosalons.includes(showroom.id)),
        status,
        is_owner: role === 'owner',
        is_me: id === member.id,
        allowed_actions: allowedActions(dealer, row),
        invitation: invitations.shown(row),
        created_at: row.created_at.toISOString(),
        last_seen_at: row.last_seen_at?.toISOString(),
        lead_count: row.lead_count,
        open_lead_count: row.open_lead_count,
        open_application_count: openApplications?.get(id) ?? 0,
        response_median: row.response_median ?? undefined,
        auto_count: row.auto_count,
      };
    });
  }

  return {
    /** With `assignable`, all members who can be made responsible are on one page. */
    async page(dealer: Dealer, query: EmployeeListQuery) {
      const onePage = query.assignable ? { page: 1, size: 100 } : {};
      const { rows, ...counts } = await employees.list.page(accessOf(dealer), {
        ...query,
        ...onePage,
      });
      return { results: await present(dealer, rows), ...counts };
    },

    async csv(
      dealer: Dealer,
      query: EmployeeExportQuery,
      language: Language,
    ): Promise<CsvFile<Employee>> {
      const found = await employees.list.file(accessOf(dealer), query);
      const name = language === 'ru' ? 'sotrudniki.csv' : 'xodimlar.csv';
      const rows = mapBatches(found, (batch) => present(dealer, batch));
      return { name, columns: employeeColumns, rows, language };
    },

    /** @throws Problem 404 */
    async get(dealer: Dealer, id: number): Promise<Employee> {
      return only(await present(dealer, [await employees.list.require(accessOf(dealer), id)]));
    },
  };
}

export type EmployeesList = ReturnType<typeof createEmployeesList>;
