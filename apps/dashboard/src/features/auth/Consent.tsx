import { Text } from '@karvon/ui/Text';
import { useTranslation } from 'react-i18next';
import * as native from '../../shared/native/native.css';
import { paths } from '../../shared/paths';

/** What the button below agrees to; both texts open beside the form, which keeps what was typed. */
export function Consent({ button }: { button: string }) {
  const { t } = useTranslation('auth');
  return (
    <Text size="sm" tone="muted">
      {t('register.consent', { button })}{' '}
      <a className={native.link} href={paths.document('terms')} target="_blank" rel="noopener">
        {t('register.terms')}
      </a>
      {'\u00A0· '}
      <a className={native.link} href={paths.document('privacy')} target="_blank" rel="noopener">
        {t('register.privacy')}
      </a>
    </Text>
  );
}
