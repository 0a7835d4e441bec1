import { useTranslation } from 'react-i18next';
import { Brand } from '../../shared/native/Brand';
import { NativeLanguageSwitch } from '../../shared/native/NativeLanguageSwitch';
import { paths } from '../../shared/paths';
import { ActionLink } from './ActionLink';
import * as css from './header.css';
import * as landing from './landing.css';

const sections = [
  'analytics',
  'showroom',
  'tradeIn',
  'installment',
  'cip',
  'prices',
  'faq',
] as const;

/** Name, the sections, the language and the way in. */
export function LandingHeader() {
  const { t } = useTranslation('landing');
  return (
    <div className={css.ground}>
      <header className={`${landing.width} ${css.header}`}>
        <Brand />
        <nav className={css.nav} aria-label={t('nav')}>
          {sections.map((section) => (
            <a key={section} className={css.navLink} href={`#${section}`}>
              {t(`${section}.short`)}
            </a>
          ))}
        </nav>
        <span className={css.end}>
          <NativeLanguageSwitch />
          <span className={landing.forGuests}>
            <ActionLink to={paths.phoneCheck()} kind="secondary" size="md">
              {t('signIn')}
            </ActionLink>
          </span>
          <span className={landing.forMembers}>
            <ActionLink to={paths.workPanel} kind="secondary" size="md">
              {t('toWork')}
            </ActionLink>
          </span>
        </span>
      </header>
    </div>
  );
}
