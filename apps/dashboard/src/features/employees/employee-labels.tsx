import type { Employee } from '@karvon/api/main';
import { Avatar } from '@karvon/ui/Avatar';
import { Inline } from '@karvon/ui/Inline';
import { Stack } from '@karvon/ui/Stack';
import { StatusBadge } from '@karvon/ui/StatusBadge';
import { Text } from '@karvon/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { Ban, CircleCheck, Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../shared/format/date';
import { useServerNow } from '../../shared/format/use-server-now';
import { useLanguage } from '../../shared/i18n/use-language';
import type { Translate } from '../../shared/i18n/use-text';
import { employeeQueries } from './queries';

interface LabelProps {
  employee: Employee;
}

export const useHasRoles = (): boolean => usePermissionsMode() === 'on';

export const usePermissionsMode = () => useQuery(employeeQueries.permissions()).data?.mode;

export function EmployeePhoto({
  employee: { id, full_name: name, profile_pic: photo },
  ...avatar
}: LabelProps & { size?: 'lg' }) {
  return <Avatar isDecorative {...avatar} name={name} id={id} src={photo?.thumbnail ?? null} />;
}

export function RoleLine({ employee: { position, is_owner, is_me, role } }: LabelProps) {
  const { t } = useTranslation('employees');
  const roleText = useHasRoles() && !is_owner ? t(`role.${role}`) : undefined;
  const isSaid = roleText?.toLowerCase() === position.toLowerCase();
  return [is_owner ? t('owner') : position, !isSaid && roleText, is_me && t('me')]
    .filter(Boolean)
    .join(' · ');
}

export const salonsText = ({ avtosalons }: Employee, t: Translate): string =>
  avtosalons.length === 0 ? t('employees:all') : avtosalons.map(({ name }) => name).join(', ');

/** Leads and applications that wait for the employee. */
export const openWork = (employee: Employee): number =>
  employee.open_lead_count + employee.open_application_count;

const statuses = {
  active: { tone: 'success', icon: CircleCheck },
  invited: { tone: 'info', icon: Mail },
  blocked: { tone: 'neutral', icon: Ban },
} as const;

export function EmployeeStatusBadge({
  employee: { status, invitation },
  isLine = false,
}: LabelProps & {
  isLine?: boolean;
}) {
  const { t } = useTranslation('employees');
  const language = useLanguage();
  const isOver = Date.parse(invitation?.expires_at ?? '') <= useServerNow();
  const content = (
    <>
      <StatusBadge {...statuses[status]}>{t(`status.${status}`)}</StatusBadge>
      {invitation && (
        <Text size="xs" tone={isOver ? 'warn' : 'muted'}>
          {t(isOver ? 'expired' : 'until', { date: formatDay(invitation.expires_at, language) })}
        </Text>
      )}
    </>
  );
  return isLine ? (
    <Inline gap={2}>{content}</Inline>
  ) : (
    <Stack gap={1} align="flex-start">
      {content}
    </Stack>
  );
}
