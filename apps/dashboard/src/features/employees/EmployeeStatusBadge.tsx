import type { Employee, EmployeeStatus } from '@karvon/api/main';
import { Badge } from '@karvon/ui/Badge';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { Ban, CircleCheck, Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../shared/format/date';
import { useServerNow } from '../../shared/format/use-server-now';
import { useLanguage } from '../../shared/i18n/use-language';
import type { StatusStyle } from '../../shared/status/car-status';

const employeeStatus = {
  active: { tone: 'success', icon: CircleCheck, label: 'status.active' },
  invited: { tone: 'info', icon: Mail, label: 'status.invited' },
  blocked: { tone: 'neutral', icon: Ban, label: 'status.blocked' },
} as const satisfies Record<EmployeeStatus, StatusStyle<`status.${EmployeeStatus}`>>;

/** Whether somebody can sign in; of an invitation, until when it can be accepted. */
export function EmployeeStatusBadge({ employee }: { employee: Employee }) {
  const { t } = useTranslation('employees');
  const language = useLanguage();
  const now = useServerNow();
  const { status, invitation } = employee;
  const { tone, icon, label } = employeeStatus[status];
  const expires = invitation?.expires_at;
  const isOver = expires !== undefined && Date.parse(expires) <= now;
  return (
    <Stack gap={1} align="flex-start">
      <Badge tone={tone} icon={icon}>
        {t(label)}
      </Badge>
      {expires !== undefined && (
        <Text size="xs" tone={isOver ? 'warn' : 'muted'}>
          {t(isOver ? 'expired' : 'until', { date: formatDay(expires, language) })}
        </Text>
      )}
    </Stack>
  );
}
