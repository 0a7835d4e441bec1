import { ConfirmDialog } from '@karvon/ui/ConfirmDialog';
import { useTranslation } from 'react-i18next';
import { fieldOf } from '../auto-fields';
import { useFieldLabel } from '../use-field-label';
import { AutoConflict } from './AutoConflict';
import type { AutoSave } from './use-auto-save';

/** What a save may have to ask. */
export function SaveDialogs({ save }: { save: AutoSave }) {
  const { t } = useTranslation(['auto-form', 'common']);
  const label = useFieldLabel();
  const { question, conflict } = save;
  const names = (question?.causes.fields ?? []).flatMap((path) => {
    const field = fieldOf(path);
    return field === undefined ? [] : [label(field)];
  });
  return (
    <>
      <ConfirmDialog
        isOpen={question !== undefined}
        onOpenChange={(isOpen) => {
          if (!isOpen) question?.respond(false);
        }}
        title={t('remoderation.title')}
        confirmLabel={t('remoderation.confirm')}
        cancelLabel={t('common:cancel')}
        closeLabel={t('common:close')}
        onConfirm={() => question?.respond(true)}
      >
        {[
          names.length > 0 ? t('remoderation.fields', { fields: names.join(', ') }) : '',
          question?.causes.price === true ? t('remoderation.price') : '',
          t('remoderation.text'),
        ]
          .filter((line) => line !== '')
          .join(' ')}
      </ConfirmDialog>
      {conflict !== undefined && (
        <AutoConflict
          key={conflict.theirs.version}
          base={conflict.base}
          theirs={conflict.theirs}
          onResolve={save.resolve}
        />
      )}
    </>
  );
}
