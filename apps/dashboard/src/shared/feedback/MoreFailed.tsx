import { Banner, BannerAction } from '@karvon/ui/Banner';
import { useTranslation } from 'react-i18next';
import { ErrorMessage } from './ErrorMessage';
import { useErrorText } from './error-text';

export interface MoreFailedProps {
  error: unknown;
  /** Retries the page. Omit it when the button that loads more does so. */
  onRetry?: () => void;
}

export function MoreFailed({ error, onRetry }: MoreFailedProps) {
  const { t } = useTranslation('common');
  const { title } = useErrorText()(error);
  return (
    <Banner
      tone="danger"
      role="alert"
      title={title}
      action={onRetry !== undefined && <BannerAction onPress={onRetry}>{t('retry')}</BannerAction>}
    >
      <ErrorMessage error={error} />
    </Banner>
  );
}
