import { useTranslation } from 'react-i18next';
import { AutoFormScreen } from '../form/AutoFormScreen';

/** A new listing. */
export function AutoCreatePage() {
  const { t } = useTranslation('auto-form');
  return (
    <AutoFormScreen
      deeds={[
        { kind: 'draft', label: t('footer.saveDraft') },
        { kind: 'moderation', label: t('footer.submit') },
      ]}
    />
  );
}

export { AutoCreatePage as Component };
