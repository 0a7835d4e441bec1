import type { Employee } from '@karvon/api/main';
import { IconButton } from '@karvon/ui/IconButton';
import { Menu, type MenuItem } from '@karvon/ui/Menu';
import { Ban, Copy, Ellipsis, LogOut, Pencil, Trash2, Undo2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/paths';
import { reasonedItem, useActionReason } from '../../shared/session/Reasoned';
import { lazyNamed } from '../../shared/resource/routes/lazy-named';
import { useEmployeeActions } from './use-employee-actions';

const BlockEmployee = lazyNamed(() => import('./BlockEmployee'), 'BlockEmployee');
const RemoveEmployee = lazyNamed(() => import('./RemoveEmployee'), 'RemoveEmployee');

type Question = 'block' | 'remove';

/** What asks the server at once. */
const calls: ReadonlySet<string> = new Set(['end_sessions', 'unblock', 'delete']);

/** Everything that may be done with an employee now, behind three dots. */
export function EmployeeMenu({
  employee,
  onRemoved,
}: {
  employee: Employee;
  onRemoved?: () => void;
}) {
  const { t } = useTranslation(['employees', 'common']);
  const [question, setQuestion] = useState<Question>();
  const actions = useEmployeeActions(onRemoved);
  const { id, full_name: name, allowed_actions: allowed, status, invitation } = employee;
  const isInvited = status === 'invited';
  const items: readonly (MenuItem | false)[] = [
    allowed.includes('edit') && {
      id: 'edit',
      label: t('common:edit'),
      icon: Pencil,
      href: paths.employees.edit(id),
    },
    invitation !== undefined &&
      allowed.includes('invite') && {
        id: 'copy',
        label: t('copyLink'),
        icon: Copy,
        onAction: () => void actions.copyLink(invitation.link),
      },
    allowed.includes('end_sessions') && {
      id: 'end_sessions',
      label: t('endSessions'),
      icon: LogOut,
      onAction: () => void actions.endSessions.run(employee),
    },
    allowed.includes('unblock') && {
      id: 'unblock',
      label: t('unblock'),
      icon: Undo2,
      onAction: () => void actions.unblock.run(employee),
    },
    allowed.includes('block') && {
      id: 'block',
      label: t('block'),
      icon: Ban,
      tone: 'danger',
      onAction: () => setQuestion('block'),
    },
    employee.is_owner && {
      id: 'block',
      label: t('block'),
      icon: Ban,
      tone: 'danger',
      isDisabled: true,
      description: t('cannotOwner'),
    },
    employee.is_me &&
      !employee.is_owner && {
        id: 'block',
        label: t('block'),
        icon: Ban,
        tone: 'danger',
        isDisabled: true,
        description: t('cannotSelf'),
      },
    allowed.includes('delete') && {
      id: 'delete',
      label: t(isInvited ? 'revoke' : 'remove'),
      icon: Trash2,
      tone: 'danger',
      // A withdrawn invitation is taken back by its toast; a removal says first what stays.
      onAction: () => (isInvited ? void actions.remove.run(employee) : setQuestion('remove')),
    },
  ];
  const reason = useActionReason();
  const rows = items
    .filter((item) => item !== false)
    .map((item) => (calls.has(item.id) ? reasonedItem(item, reason) : item));
  if (rows.length === 0) return null;
  return (
    <>
      <Menu
        placement="bottom end"
        aria-label={t('menu', { name })}
        trigger={
          <IconButton size="sm" icon={Ellipsis} aria-label={t('menu', { name })} tooltip="" />
        }
        items={rows}
      />
      <Suspense fallback={null}>
        {question === 'block' && (
          <BlockEmployee employee={employee} onClose={() => setQuestion(undefined)} />
        )}
        {question === 'remove' && (
          <RemoveEmployee
            employee={employee}
            remove={actions.remove}
            onClose={() => setQuestion(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
