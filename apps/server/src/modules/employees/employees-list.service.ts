import type { Deps } from '../../deps';
import type { Dealer } from '../../http/auth';
import type { CsvFile } from '../../http/csv';
import { validation } from '../../http/problem';
import type { Language } from '../../language';
import type { Image } from '../../media/image';
import type { MembersService } from '../members/members.service';
import type { OpenWork } from '../members/open-work';
import { allowedActions } from './employee-actions';
import { employeeColumns } from './employee-csv';
import type { Employee, EmployeeExportQuery, EmployeeListQuery } from './employee-types';
import { type StoredEmployee, createEmployeesRepository } from './employees.repository';
import type { Invitations } from './invitations.service';

export interface EmployeesParts {
  members: MembersService;
  invitations: Invitations;
  /** Images by id; the images module's. */
  show: (ids: readonly (string | null)[]) => Promise<Map<string, Image>>;
  openWork: readonly OpenWork[];
}

/** Of a file. */
const mostRows = 20_000;

/** Days whose contacts the median of the response is of. */
const medianDays = 30;

/** Lists and shows members. */
export function createEmployeesList(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { members, invitations, show, openWork }: EmployeesParts,
) {
  const employees = createEmployeesRepository(db);
  const applications = openWork.find(({ kind }) => kind === 'applications');
  const since = () => new Date(clock.now().getTime() - medianDays * 86_400_000);

  /** Rows → the contract's `Employee`. */
  async function present(dealer: Dealer, rows: readonly StoredEmployee[]): Promise<Employee[]> {
    const ids = rows.map(({ id }) => id);
    const { owner, member } = dealer;
    const showroomIds = rows.flatMap((row) => row.avtosalons);
    const [figures, images, showrooms, openApplications] = await Promise.all([
      employees.figures(owner, ids, since()),
      show(rows.map((row) => row.profile_pic)),
      members.showrooms(owner, showroomIds),
      applications?.count(owner, ids),
    ]);
    const figuresOf = new Map(figures.map((one) => [one.id, one]));
    return rows.map((row) => {
      const { id, full_name, phone, position, status, role } = row;
      const own = figuresOf.get(id);
      return {
        id,
        full_name,
        phone,
        profile_pic: images.get(row.profile_pic ?? ''),
        position,
        avtosalons: showrooms.filter((showroom) => row.avtosalons.includes(showroom.id)),
        status,
        role,
        is_owner: role === 'owner',
        is_me: id === member.id,
        allowed_actions: allowedActions(dealer, row),
        invitation: invitations.shown(row),
        created_at: row.created_at.toISOString(),
        last_seen_at: row.last_seen_at?.toISOString(),
        lead_count: own?.lead_count ?? 0,
        open_lead_count: own?.open_lead_count ?? 0,
        open_application_count: openApplications?.get(id) ?? 0,
        response_median: own?.response_median ?? undefined,
        auto_count: own?.auto_count ?? 0,
      };
    });
  }

  return {
    /** A page; with `assignable`, everybody who can be made responsible on one page. */
    async page(dealer: Dealer, query: EmployeeListQuery) {
      const onePage = query.assignable ? { page: 1, size: 100 } : {};
      const filters = { ...query, ...onePage, since: since() };
      const { rows, ...counts } = await employees.list.page(dealer.owner, filters);
      return { results: await present(dealer, rows), ...counts };
    },

    /** Everybody of the filter, in the list's order. */
    async csv(
      dealer: Dealer,
      query: EmployeeExportQuery,
      language: Language,
    ): Promise<CsvFile<Employee>> {
      const filters = { ...query, since: since() };
      const rows = await employees.list.first(dealer.owner, filters, mostRows + 1);
      if (rows.length > mostRows) throw validation([{ field: 'q', code: 'too_many_rows' }]);
      const name = language === 'ru' ? 'sotrudniki.csv' : 'xodimlar.csv';
      return { name, columns: employeeColumns, rows: await present(dealer, rows), language };
    },

    /** @throws Problem 404 */
    async get(dealer: Dealer, id: number): Promise<Employee> {
      const [employee] = await present(dealer, [await employees.require(dealer.owner, id)]);
      if (employee === undefined) throw new Error('An employee was not presented.');
      return employee;
    },
  };
}

export type EmployeesList = ReturnType<typeof createEmployeesList>;
