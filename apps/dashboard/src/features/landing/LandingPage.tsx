import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '../../shared/routing/use-document-title';
import { paths } from '../../shared/paths';
import { ActionLink } from './ActionLink';
import { Analytics } from './Analytics';
import * as calculator from './calculator.css';
import { CallToAction } from './CallToAction';
import { Cip } from './Cip';
import { Documents } from './Documents';
import { Faq } from './Faq';
import * as header from './header.css';
import { Hero } from './Hero';
import { Installment } from './Installment';
import * as css from './landing.css';
import { LandingFooter } from './LandingFooter';
import { LandingHeader } from './LandingHeader';
import { startLanding } from './live/landing-live';
import { Prices } from './Prices';
import { Showroom } from './Showroom';
import { Steps } from './Steps';
import { Tools } from './Tools';
import { TradeIn } from './TradeIn';

export function LandingPage() {
  const { t } = useTranslation(['landing', 'common']);
  useDocumentTitle(t('title'));

  // Outside system: the document, to which this page adds its listeners.
  useEffect(() => startLanding(), []);

  return (
    <div className={css.page} id="top" data-landing="">
      <LandingHeader />
      <main>
        <Hero />
        <Tools />
        <Steps />
        <Analytics />
        <Showroom />
        <TradeIn />
        <div className={`${css.width} ${calculator.pair}`}>
          <Installment />
          <Cip />
        </div>
        <Prices />
        <Faq />
        <CallToAction />
      </main>
      <LandingFooter />
      <div className={header.sticky}>
        <ActionLink to={paths.connect} kind="primary">
          {t('connect')}
        </ActionLink>
      </div>
      <Documents />
    </div>
  );
}

export { LandingPage as Component };
