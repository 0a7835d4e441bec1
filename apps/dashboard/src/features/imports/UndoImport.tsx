import type { ImportSummary } from '@karvon/api/main';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Confirm } from '../../shared/feedback/Confirm';
import { ReasonedButton } from '../../shared/session/Reasoned';
import { importCalls } from './queries';
import { useImportAction } from './use-import-action';

/** A button that returns the cars to their state before the import, after a confirmation. Renders nothing when undo is not allowed. */
export function UndoImport({
  data,
  isSmall = false,
}: {
  data: ImportSummary;
  /** The compact button of a table row. @default false */
  isSmall?: boolean;
}) {
  const { t } = useTranslation('imports');
  const [isAsking, setAsking] = useState(false);
  const undo = useImportAction(
    () => importCalls.undo(data.id),
    () => setAsking(false),
  );
  if (!data.allowed_actions.includes('undo')) return null;
  return (
    <>
      <ReasonedButton
        {...(isSmall
          ? { size: 'sm', variant: 'ghost', 'aria-label': `${t('undo')}: ${data.file_name}` }
          : { icon: Undo2 })}
        onPress={() => setAsking(true)}
      >
        {t('undo')}
      </ReasonedButton>
      {isAsking && (
        <Confirm
          title={t('undoTitle')}
          tone="danger"
          confirmLabel={t('undo')}
          isPending={undo.isPending()}
          onConfirm={() => void undo.run()}
          onClose={() => setAsking(false)}
        >
          {t('undoAsk')}
        </Confirm>
      )}
    </>
  );
}
