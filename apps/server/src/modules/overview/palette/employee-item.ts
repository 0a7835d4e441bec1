import { employeeRoleLabels, employeeStatusLabels } from '../../identity/members/employee-labels';
import type { PaletteItem, PaletteMoment } from './palette-item';
import type { FoundEmployee } from './palette.repository';
import { textMatches } from './text-matches';

export function toEmployeeItem(
  row: FoundEmployee,
  { q, language }: PaletteMoment,
  portrait: string | undefined,
): PaletteItem {
  const role = employeeRoleLabels[row.role][language];
  return {
    kind: 'employee',
    id: row.id,
    title: row.full_name,
    subtitle:
      row.status === 'active' ? role : `${role} · ${employeeStatusLabels[row.status][language]}`,
    thumbnail: portrait,
    matches: textMatches(row.full_name, q),
  };
}
