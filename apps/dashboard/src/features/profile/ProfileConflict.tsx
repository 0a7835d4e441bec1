import { Button } from '@karvon/ui/Button';
import { Dialog } from '@karvon/ui/Dialog';
import { useTranslation } from 'react-i18next';
import * as css from './profile.css';
import { differences, type ProfileValues } from './profile-values';

export interface ProfileConflictProps {
  mine: ProfileValues;
  theirs: ProfileValues;
  onClose: () => void;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** The profile was changed elsewhere meanwhile: what differs, side by side, and which of the two stays. */
export function ProfileConflict(props: ProfileConflictProps) {
  const { t } = useTranslation(['profile', 'common']);
  const { mine, theirs, onClose, onKeepMine, onTakeTheirs } = props;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      isDismissable={false}
      size="lg"
      title={t('common:conflict.title')}
      closeLabel={t('common:close')}
      footer={
        <>
          <Button onPress={onTakeTheirs}>{t('common:conflict.takeTheirs')}</Button>
          <Button variant="primary" onPress={onKeepMine}>
            {t('common:conflict.keepMine')}
          </Button>
        </>
      }
    >
      <p>{t('common:conflict.text')}</p>
      <table className={css.compared}>
        <thead>
          <tr>
            <th scope="col" className={css.cell}>
              {t('field')}
            </th>
            <th scope="col" className={css.cell}>
              {t('common:conflict.theirs')}
            </th>
            <th scope="col" className={css.cell}>
              {t('common:conflict.mine')}
            </th>
          </tr>
        </thead>
        <tbody>
          {differences(mine, theirs).map((field) => (
            <tr key={field}>
              <th scope="row" className={css.cell}>
                {t(`fields.${field}`)}
              </th>
              <td className={css.cell}>{theirs[field] || t('common:notSet')}</td>
              <td className={css.cell}>{mine[field] || t('common:notSet')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
