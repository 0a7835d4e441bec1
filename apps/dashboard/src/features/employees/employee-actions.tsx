import type { Employee } from '@karvon/api/main';
import { serverNow } from '@karvon/api/server-clock';
import { Ban, Copy, LogOut, Pencil, Trash2, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../shared/feedback/copy-text';
import { formatClock } from '../../shared/format/clock';
import { useSecondsLeft } from '../../shared/format/use-seconds-left';
import { paths } from '../../shared/paths';
import { RowMenu } from '../../shared/resource/actions/RowMenu';
import { lazyNamed } from '../../shared/resource/routes/lazy-named';
import { useAction } from '../../shared/resource/use-action';
import { ReasonedButton } from '../../shared/session/Reasoned';
import { useIsPhone } from '../../shared/table/use-screen';
import { employeeCalls, employeeQueries } from './queries';

const BlockEmployee = lazyNamed(() => import('./BlockEmployee'), 'BlockEmployee');

interface ActionsProps {
  row: Employee;
  onRemoved?: () => void | Promise<void>;
}

export function EmployeeActions({ row: employee, onRemoved }: ActionsProps) {
  const isCard = useIsPhone() && onRemoved === undefined;
  return (
    <>
      {!isCard && <ResendButton employee={employee} />}
      <EmployeeMenu row={employee} onRemoved={onRemoved} />
    </>
  );
}

/** Sends the SMS again, a minute after the last one at the earliest. */
export function ResendButton({
  employee: { id, invitation, allowed_actions: allowed },
  isFullWidth = false,
}: {
  employee: Employee;
  isFullWidth?: boolean;
}) {
  const { t } = useTranslation('employees');
  const until = invitation?.resend_at;
  const left = useSecondsLeft(until === undefined ? undefined : Date.parse(until), serverNow);
  const resend = useAction(employeeCalls.invite, {
    success: (one) => ({
      title: t(one.invitation?.delivery === 'failed' ? 'smsFailed' : 'resent'),
    }),
    invalidates: employeeQueries.lists,
  });
  if (!allowed.includes('invite')) return null;
  return (
    <ReasonedButton
      size={isFullWidth ? 'md' : 'sm'}
      isFullWidth={isFullWidth}
      isDisabled={left > 0}
      isPending={resend.isPending()}
      onPress={() => void resend.run(id)}
    >
      {left > 0 ? t('resendIn', { time: formatClock(left) }) : t('resend')}
    </ReasonedButton>
  );
}

function EmployeeMenu({ row: employee, onRemoved }: ActionsProps) {
  const { t } = useTranslation(['employees', 'common']);
  const { id, full_name: name, allowed_actions: allowed, invitation, is_me, is_owner } = employee;
  const isInvited = employee.status === 'invited';
  const invalidates = employeeQueries.lists;
  const unblock = useAction(employeeCalls.unblock, {
    success: () => ({ title: t('unblocked', { name }) }),
    invalidates,
  });
  const endSessions = useAction(employeeCalls.endSessions, {
    success: () => ({ title: t('sessionsEnded', { name }) }),
    invalidates,
  });
  const remove = useAction(employeeCalls.remove, {
    success: () =>
      isInvited
        ? { title: t('revoked') }
        : { title: t('removed', { name }), description: t('removedText') },
    undo: () => employeeCalls.restore(id),
    invalidates,
    removes: () => employeeQueries.one(id).queryKey,
    onDone: onRemoved,
  });
  const block = { id: 'block', label: t('block'), icon: Ban, tone: 'danger' } as const;
  return (
    <RowMenu
      label={t('menu', { name })}
      items={[
        allowed.includes('edit') && {
          id: 'edit',
          label: t('common:edit'),
          icon: Pencil,
          href: paths.employees.edit(id),
        },
        invitation &&
          allowed.includes('invite') && {
            id: 'copy',
            label: t('copyLink'),
            icon: Copy,
            onAction: () => copyText(invitation.link, t('copied')),
          },
        allowed.includes('end_sessions') && {
          id: 'end_sessions',
          label: t('endSessions'),
          icon: LogOut,
          asks: true,
          onAction: () => endSessions.run(id),
        },
        allowed.includes('unblock') && {
          id: 'unblock',
          label: t('unblock'),
          icon: Undo2,
          asks: true,
          onAction: () => unblock.run(id),
        },
        allowed.includes('block') && {
          ...block,
          renderWindow: (onClose) => <BlockEmployee employee={employee} onClose={onClose} />,
        },
        (is_owner || is_me) && { ...block, reason: t(is_owner ? 'cannotOwner' : 'cannotSelf') },
        allowed.includes('delete') && {
          id: 'delete',
          label: t(isInvited ? 'revoke' : 'remove'),
          icon: Trash2,
          tone: 'danger',
          asks: true,
          ...(!isInvited && {
            confirm: { title: t('removeTitle', { name }), text: t('removeText') },
          }),
          onAction: () => remove.run(id),
        },
      ]}
    />
  );
}
