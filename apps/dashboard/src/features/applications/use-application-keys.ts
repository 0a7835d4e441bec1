import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useRowKeys, type RowAction } from '../../shared/keys/row-keys';
import { useUrlPanel } from '../../shared/resource/use-url-panel';

/** Keys of the list, while the focus is in one of its rows: S plans, A approves, R rejects. */
export function useApplicationKeys(
  frame: RefObject<HTMLElement | null>,
  onSchedule: (id: number) => void,
): void {
  const { t } = useTranslation('applications');
  const navigate = useNavigate();
  const panel = useUrlPanel('application');

  const onApplication = (label: string, run: (id: number) => void): RowAction => ({
    label,
    run: (link) => {
      const id = Number(link && new URL(link.href).searchParams.get('application'));
      if (!Number.isInteger(id)) return false;
      run(id);
      return true;
    },
  });
  const decide = (decision: 'approved' | 'rejected') => (id: number) =>
    void navigate(`${panel.href(id)}&decision=${decision}`, {
      state: { panel: 'application' },
      preventScrollReset: true,
    });
  useRowKeys(frame, 'a[href*="application="]', {
    KeyS: onApplication(t('keys.schedule'), onSchedule),
    KeyA: onApplication(t('keys.approve'), decide('approved')),
    KeyR: onApplication(t('keys.reject'), decide('rejected')),
  });
}
