import type { Avtosalon, Region } from '@karvon/api/main';
import { Button } from '@karvon/ui/Button';
import { Dialog } from '@karvon/ui/Dialog';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language';
import { fromAvtosalon, type AvtosalonFormValues } from '../form/avtosalon-form-values';
import * as css from './ConflictDialog.css';
import { differences, wordsOf, type ComparedField } from './differences';

/** Somebody else has saved meanwhile: what differs, side by side, and which of the two stays. */
export function ConflictDialog({
  mine,
  before,
  theirs,
  regions,
  onClose,
  onKeepMine,
  onTakeTheirs,
}: {
  mine: AvtosalonFormValues;
  /** The showroom that the form was filled from: what equals it was not touched here. */
  before: Avtosalon;
  theirs: Avtosalon;
  regions: readonly Region[];
  onClose: () => void;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}) {
  const { t } = useTranslation(['avtosalons', 'common']);
  const language = useLanguage();
  const [old, now] = [fromAvtosalon(before), fromAvtosalon(theirs)];
  const touched = differences(mine, old);
  // Keeping mine sends what was touched here; their other changes stay either way.
  const mineStays = (field: ComparedField) => touched.includes(field);
  const cell = (field: ComparedField, values: AvtosalonFormValues) => {
    if (field === 'logo' || field === 'facade_photo') {
      const picture = values[field];
      return picture?.state === 'ready' ? (
        <img className={css.picture} src={picture.thumbnail} alt="" />
      ) : (
        t('common:notSet')
      );
    }
    if (field === 'status') return t(`status.${values.status}`);
    return wordsOf(field, values, regions, language) || t('common:notSet');
  };
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
      <p className={css.lead}>{t('common:conflict.text')}</p>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('field')}</th>
            <th scope="col">{t('common:conflict.theirs')}</th>
            <th scope="col">{t('common:conflict.mine')}</th>
          </tr>
        </thead>
        <tbody>
          {differences(mine, now).map((field) => (
            <tr key={field}>
              <th scope="row">{t(`fields.${field}`)}</th>
              <td>{cell(field, now)}</td>
              <td data-muted={!mineStays(field) || undefined}>
                {cell(field, mine)}
                {!mineStays(field) && <small className={css.note}>{t('notTouched')}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
