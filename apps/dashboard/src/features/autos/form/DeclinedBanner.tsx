import type { DeclinedReason } from '@karvon/api/main';
import { Banner, BannerAction } from '@karvon/ui/Banner';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language';
import { fieldOf } from './auto-fields';
import { firstDeclined, sortedReasons } from './declined-fields';
import { focusField } from './focus-field';
import { useAutoForm } from './use-auto-form';
import { useFieldLabel } from './use-field-label';
import { reasonText } from '../../../shared/resource/form/declined-errors';

/** What the moderator wants changed, all of it; each is at its field too. */
export function DeclinedBanner({ reasons }: { reasons: readonly DeclinedReason[] }) {
  const { t } = useTranslation('auto-form');
  const form = useAutoForm();
  const language = useLanguage();
  const label = useFieldLabel();
  const first = firstDeclined(reasons);
  return (
    <Banner
      tone="danger"
      title={`${t('declined.title')}:`}
      action={
        first !== undefined && (
          <BannerAction onPress={() => focusField(form, first)}>{t('declined.go')}</BannerAction>
        )
      }
    >
      {sortedReasons(reasons)
        .map((reason) => {
          const field = fieldOf(reason.field ?? '');
          const name = field === undefined ? t('declined.general') : label(field);
          return `${name} — ${reasonText(reason, language)}`;
        })
        .join('; ')}
    </Banner>
  );
}
