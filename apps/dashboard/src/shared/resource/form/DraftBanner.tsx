import { Banner } from '@karvon/ui/Banner';
import { useFormState, type FieldValues } from 'react-hook-form';
import { formatDateTime } from '../../format/date';
import { useLanguage } from '../../i18n/use-language';
import { useText } from '../../i18n/use-text';
import type { Entity } from './form-definition';
import type { ResourceForm } from './use-resource-form';

/** Offers what an earlier visit left on this device, until something is typed. */
export function DraftBanner<Of extends Entity, Values extends FieldValues, Intent extends string>({
  form,
}: {
  form: ResourceForm<Of, Values, Intent>;
}) {
  const t = useText();
  const language = useLanguage();
  const { isDirty } = useFormState({ control: form.form.control });
  const { found, restore, decline } = form.draft;
  if (found === undefined || isDirty) return null;
  return (
    <Banner
      role="status"
      title={t('common:draft.found', { time: formatDateTime(found.savedAt, language) })}
      action={{ label: t('common:draft.restore'), onPress: restore }}
      dismiss={{ label: t('common:draft.discard'), onPress: () => void decline() }}
    >
      {form.isDraftOlder && t('common:form.draftIsOlder')}
    </Banner>
  );
}
