import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyNamed } from '../resource/routes/lazy-named';
import type { SharedTextField } from './use-shared-text';

const ConflictDialog = lazyNamed(() => import('./ConflictDialog'), 'ConflictDialog');

export function SharedTextConflict({
  label,
  field: { conflict, resolve },
}: {
  label: string;
  field: SharedTextField;
}) {
  const { t } = useTranslation();
  if (conflict === undefined) return null;
  return (
    <Suspense fallback={null}>
      <ConflictDialog
        differences={[{ field: 'text', isMine: true, isTheirs: true }]}
        label={() => label}
        value={(_, side) => ({ text: conflict[side] === '' ? t('notSet') : conflict[side] })}
        onResolve={(choices) => resolve(choices?.get('text'))}
      />
    </Suspense>
  );
}
