import type { Employee } from '@karvon/api/main';
import type { useTranslation } from 'react-i18next';

type Translate = ReturnType<typeof useTranslation<'employees'>>['t'];

/** Under the name: the position, whether it is the owner, or who looks, and while roles are in effect the role. */
export function roleLine(
  { position, is_owner, is_me, role }: Employee,
  t: Translate,
  hasRoles: boolean,
): string {
  const roleText = is_owner || !hasRoles ? undefined : t(`role.${role}`);
  const isSaid = roleText?.toLowerCase() === position.toLowerCase();
  return [is_owner ? t('owner') : position, !isSaid && roleText, is_me && t('me')]
    .filter(Boolean)
    .join(' · ');
}

/** The showrooms by their names; without one the person works in all of them. */
export const salonsText = ({ avtosalons }: Employee, t: Translate): string =>
  avtosalons.length === 0 ? t('all') : avtosalons.map(({ name }) => name).join(', ');

/** Leads and applications that wait for the person. */
export const openWork = (employee: Employee): number =>
  employee.open_lead_count + employee.open_application_count;
