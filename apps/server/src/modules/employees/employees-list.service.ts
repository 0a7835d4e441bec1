import type { Deps } from '../../deps';
import type { Dealer } from '../../http/auth';
import type { CsvFile } from '../../http/csv';
import { validation } from '../../http/problem';
import type { Language } from '../../language';
import type { Image } from '../../media/image';
import type { MembersService } from '../members/members.service';
import type { OpenWork } from '../members/open-work';
import { employeeColumns } from './employee-csv';
import type { Employee, EmployeeExportQuery, EmployeeListQuery } from './employee-types';
import { type Relations, toEmployee } from './employees.mapper';
import { type StoredEmployee, createEmployeesRepository } from './employees.repository';
import { invitationLink, resendAt } from './invitations.service';

export interface EmployeesParts {
  members: MembersService;
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
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  { members, show, openWork }: EmployeesParts,
) {
  const employees = createEmployeesRepository(db);
  const since = () => new Date(clock.now().getTime() - medianDays * 86_400_000);

  async function present(dealer: Dealer, rows: readonly StoredEmployee[]): Promise<Employee[]> {
    const ids = rows.map(({ id }) => id);
    const { owner } = dealer;
    const applications = openWork.find(({ kind }) => kind === 'applications');
    const [figures, images, showrooms, openApplications] = await Promise.all([
      employees.figures(owner, ids, since()),
      show(rows.map((row) => row.profile_pic)),
      members.showrooms(
        owner,
        rows.flatMap((row) => row.avtosalons),
      ),
      applications?.count(owner, ids) ?? new Map<number, number>(),
    ]);
    const relations: Relations = {
      dealer,
      images,
      showrooms,
      figures: new Map(figures.map((row) => [row.id, row])),
      openApplications,
      linkOf: (token) => invitationLink(config, token),
      resendAt: (row) => {
        const at = resendAt(row);
        return at !== undefined && at > clock.now() ? at : undefined;
      },
    };
    return rows.map((row) => toEmployee(row, relations));
  }

  return {
    /** A page; with `assignable`, everybody who can be made responsible on one page. */
    async page(dealer: Dealer, query: EmployeeListQuery) {
      const onePage = query.assignable ? { page: 1, size: 100 } : {};
      const filters = { ...query, ...onePage, since: since() };
      const { rows, count, statuses } = await employees.list.page(dealer.owner, filters);
      return { results: await present(dealer, rows), count, statuses };
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
