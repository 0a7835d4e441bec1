import { icon } from '@karvon/ui/internal/icon-size';
import { Menu } from 'lucide-react';
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

/** Header. Offers Uzbek to browsers that prefer it (landing-first.js). On narrow screens the sections are in a menu without script. */
export function LandingHeader() {
  const { t } = useTranslation('landing');
  const links = sections.map((section) => (
    <a key={section} className={css.navLink} href={`#${section}`}>
      {t(`${section}.short`)}
    </a>
  ));
  return (
    <div className={css.ground}>
      <a className={css.offer} href="/?lng=uz" lang="uz" hrefLang="uz">
        {t('inUzbek')}
      </a>
      <header className={`${landing.width} ${css.header}`}>
        <Brand />
        <nav className={css.nav} aria-label={t('nav')}>
          {links}
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
          <details className={css.menu} data-menu="">
            <summary className={css.menuButton} aria-label={t('nav')}>
              <Menu {...icon.md} />
            </summary>
            <nav className={css.menuList} aria-label={t('nav')}>
              {links}
            </nav>
          </details>
        </span>
      </header>
    </div>
  );
}
