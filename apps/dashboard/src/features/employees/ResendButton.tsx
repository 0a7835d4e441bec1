import type { Employee } from '@karvon/api/main';
import { useTranslation } from 'react-i18next';
import { useEmployeeActions } from './use-employee-actions';
import { useSecondsUntil } from './use-seconds-until';
import { ReasonedButton } from '../../shared/session/Reasoned';

/** Sends the invitation again; a minute after the last SMS, and until then says how long that is. */
export function ResendButton({ employee }: { employee: Employee }) {
  const { t } = useTranslation('employees');
  const { resend } = useEmployeeActions();
  const left = useSecondsUntil(employee.invitation?.resend_at);
  const time = `${String(Math.floor(left / 60))}:${String(left % 60).padStart(2, '0')}`;
  return (
    <ReasonedButton
      size="sm"
      isDisabled={left > 0}
      isPending={resend.isPending(employee.id)}
      onPress={() => void resend.run(employee)}
    >
      {left > 0 ? t('resendIn', { time }) : t('resend')}
    </ReasonedButton>
  );
}
