import { QrCode } from '../../shared/marketplace/QrCode/QrCode';
import * as button from '@karvon/ui/css/button';
import { icon } from '@karvon/ui/internal/icon-size';
import { ChevronRight, Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import car from '../../shared/images/k5-navy.svg?url';
import { ActionLink } from './ActionLink';
import * as css from './cta.css';
import { DemoLink } from './DemoLink';
import * as landing from './landing.css';
import * as native from '../../shared/native/native.css';
import { paths } from '../../shared/paths';
import { PhoneForm } from './PhoneForm';

export function CallToAction() {
  const { t } = useTranslation('landing');
  return (
    <div className={landing.width}>
      <section className={css.cta} aria-labelledby="begin">
        <img className={css.car} src={car} alt="" width={1200} height={750} loading="lazy" />
        <div className={css.content}>
          <h2 id="begin" className={landing.heading}>
            {t('cta.title')}
          </h2>
          <p className={css.text}>{t('cta.text')}</p>
          <div className={landing.forGuests}>
            <PhoneForm isOnBlue />
            <DemoLink isOnBlue />
          </div>
          <div className={landing.forMembers}>
            <ActionLink to={paths.workPanel} kind="light">
              {t('toWork')}
            </ActionLink>
          </div>
          <p className={`${css.install} ${landing.whereInstallable}`}>
            <button
              type="button"
              data-install=""
              className={`${button.button({ variant: 'secondary', size: 'lg' })} ${native.pressable} ${css.outline}`}
            >
              <Download {...icon.sm} />
              {t('app.install')}
            </button>
          </p>
          <details className={css.app}>
            <summary className={css.summary}>
              <ChevronRight {...icon.sm} className={css.turn} />
              {t('app.title')}
            </summary>
            <ul className={css.steps}>
              <li>{t('app.iphone')}</li>
              <li>{t('app.android')}</li>
            </ul>
          </details>
        </div>
        <div className={css.qr}>
          <div className={css.code} data-lazy>
            <QrCode size="fill" value={`${paths.landing}?from=qr`} aria-label={t('app.qr')} />
          </div>
          <p className={css.qrText}>{t('app.qr')}</p>
        </div>
      </section>
    </div>
  );
}
