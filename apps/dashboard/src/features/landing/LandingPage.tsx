import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '../../shared/routing/use-document-title';
import { CallToAction } from './CallToAction';
import { Hero } from './Hero';
import * as css from './landing.css';
import { LandingHeader } from './LandingHeader';
import { Tools } from './Tools';

/** The public page that says what the product is: readable without script, in Russian; Uzbek by the switch. */
export function LandingPage() {
  const { t } = useTranslation(['landing', 'common']);
  const product = t('common:product');
  useDocumentTitle(t('title'));
  return (
    <div className={css.page}>
      <div className={css.lit}>
        <LandingHeader />
      </div>
      <main>
        <div className={css.lit}>
          <Hero />
        </div>
        <Tools />
        <CallToAction />
      </main>
      <footer className={css.footer}>
        <div className={`${css.width} ${css.footerRow}`}>
          <span>© {product}</span>
          <span>{t('footer')}</span>
        </div>
      </footer>
    </div>
  );
}

export { LandingPage as Component };
