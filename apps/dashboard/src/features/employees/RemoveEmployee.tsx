import type { Employee } from '@karvon/api/main';
import { ConfirmDialog } from '@karvon/ui/ConfirmDialog';
import { useTranslation } from 'react-i18next';
import type { useEmployeeActions } from './use-employee-actions';

/** Says what stays and what ends, and removes a blocked employee. */
export function RemoveEmployee({
  employee,
  remove,
  onClose,
}: {
  employee: Employee;
  remove: ReturnType<typeof useEmployeeActions>['remove'];
  onClose: () => void;
}) {
  const { t } = useTranslation(['employees', 'common']);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t('removeTitle', { name: employee.full_name })}
      cancelLabel={t('common:cancel')}
      closeLabel={t('common:close')}
      confirmLabel={t('remove')}
      tone="danger"
      isPending={remove.isPending(employee.id)}
      onConfirm={async () => {
        await remove.run(employee);
        onClose();
      }}
    >
      {t('removeText')}
    </ConfirmDialog>
  );
}
