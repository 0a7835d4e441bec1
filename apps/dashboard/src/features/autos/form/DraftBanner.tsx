import { Banner } from '@karvon/ui/Banner';
import { useTranslation } from 'react-i18next';
import type { Draft } from '../../../shared/form/draft';
import { formatDateTime } from '../../../shared/format/date';
import { useLanguage } from '../../../shared/i18n/use-language';
import type { AutoFormValues } from './auto-form-values';

interface DraftBannerProps {
  draft: Draft<AutoFormValues>;
  /** Of the listing now: a draft may be of an earlier one. */
  version: number | undefined;
  onRestore: () => void;
}

/** Offers what an earlier visit left on this device. */
export function DraftBanner({ draft, version, onRestore }: DraftBannerProps) {
  const { t } = useTranslation(['auto-form', 'common']);
  const language = useLanguage();
  const { found } = draft;
  if (found === undefined) return null;
  const isOlder = version !== undefined && found.values.base?.version !== version;
  return (
    <Banner
      role="status"
      title={t('draftFound.title', { time: formatDateTime(found.savedAt, language) })}
      action={{ label: t('common:draft.restore'), onPress: onRestore }}
      dismiss={{ label: t('common:draft.discard'), onPress: () => void draft.decline() }}
    >
      {isOlder && t('draftFound.older')}
    </Banner>
  );
}
