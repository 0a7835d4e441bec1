import { useTranslation } from 'react-i18next';
import { Brand } from '../../shared/native/Brand';
import { NativeLanguageSwitch } from '../../shared/native/NativeLanguageSwitch';
import { paths } from '../../shared/paths';
import { ActionLink } from './ActionLink';
import * as css from './landing.css';
import { sections } from './sections';

/** Name, the five tools, the language and the way in. */
export function LandingHeader() {
  const { t } = useTranslation('landing');
  return (
    <header className={`${css.width} ${css.header}`}>
      <Brand />
      <nav className={css.nav} aria-label={t('nav')}>
        {sections.map((section) => (
          <a key={section} className={css.navLink} href={`#${section}`}>
            {t(`${section}.short`)}
          </a>
        ))}
      </nav>
      <span className={css.headerEnd}>
        <NativeLanguageSwitch />
        <ActionLink to={paths.phoneCheck()} kind="secondary" size="md">
          {t('signIn')}
        </ActionLink>
      </span>
    </header>
  );
}
