import { useTranslation } from 'react-i18next';
import { version } from '../../../package.json';
import { Brand } from '../../shared/native/Brand';
import { NativeLanguageSwitch } from '../../shared/native/NativeLanguageSwitch';
import { termsVersion } from '../../shared/terms';
import * as css from './header.css';
import * as landing from './landing.css';

const documents = ['help', 'terms', 'privacy'] as const;

export function LandingFooter() {
  const { t } = useTranslation(['landing', 'common']);
  return (
    <footer className={css.footer}>
      <div className={landing.width}>
        <div className={css.footerRow}>
          <Brand />
          <nav className={css.footerNav} aria-label={t('documents.help')}>
            {documents.map((id) => (
              <a key={id} className={css.footerLink} href={`#${id}`} data-doc={id}>
                {t(`documents.${id}`)}
              </a>
            ))}
            {(['phone', 'telegram'] as const).map((id) => (
              <a
                key={id}
                className={css.footerLink}
                href="#top"
                data-contact={id}
                hidden
                suppressHydrationWarning
              >
                {t('documents.telegram')}
              </a>
            ))}
            <noscript>
              <a className={css.footerLink} href={`/?lng=${t('otherLanguage')}`}>
                {t('language')}
              </a>
            </noscript>
          </nav>
          <NativeLanguageSwitch />
        </div>
        <p className={css.fine}>
          © {termsVersion.slice(0, 4)} {t('common:product')} · {t('version', { version })} ·{' '}
          {t('footer')}
        </p>
      </div>
    </footer>
  );
}
