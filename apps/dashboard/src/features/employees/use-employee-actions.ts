import type { Employee } from '@karvon/api/main';
import { useTranslation } from 'react-i18next';
import { toast } from '../../shared/feedback/toast';
import { useAction } from '../../shared/resource/use-action';
import { employeeCalls, employeeQueries } from './queries';

type Target = Pick<Employee, 'id' | 'full_name' | 'status'>;

/** What is done to an employee without a question. A removal can be taken back for ten seconds. */
export function useEmployeeActions(onRemoved?: () => void) {
  const { t } = useTranslation('employees');
  const invalidates = employeeQueries.lists;
  const resend = useAction((employee: Target) => employeeCalls.invite(employee), {
    // Where the SMS did not go out, the page says what can be done instead.
    success: ({ invitation }) => ({
      title: t(invitation?.delivery === 'failed' ? 'smsFailed' : 'resent'),
    }),
    invalidates,
  });
  const unblock = useAction((employee: Target) => employeeCalls.unblock(employee), {
    success: (_, { full_name: name }) => ({ title: t('unblocked', { name }) }),
    invalidates,
  });
  const remove = useAction((employee: Target) => employeeCalls.remove(employee), {
    success: (_, { full_name: name, status }) =>
      status === 'invited'
        ? { title: t('revoked') }
        : { title: t('removed', { name }), description: t('removedText') },
    undo: ({ id }) => employeeCalls.restore(id),
    invalidates,
    onDone: onRemoved,
  });
  const endSessions = useAction((employee: Target) => employeeCalls.endSessions(employee), {
    success: (_, { full_name: name }) => ({ title: t('sessionsEnded', { name }) }),
    invalidates,
  });
  const copyLink = async (link: string) => {
    await navigator.clipboard.writeText(link);
    await toast({ tone: 'success', title: t('copied') });
  };
  return { resend, unblock, remove, endSessions, copyLink };
}
