import { icon } from '@karvon/ui/icon-size';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/paths';
import { ActionLink } from './ActionLink';
import * as css from './cta.css';
import * as landing from './landing.css';
import { QrCode } from './QrCode';

/** Begin now, or take it onto the phone. */
export function CallToAction() {
  const { t } = useTranslation('landing');
  return (
    <div className={landing.width}>
      <section className={css.cta} aria-labelledby="begin">
        <div className={css.content}>
          <h2 id="begin" className={landing.heading}>
            {t('cta.title')}
          </h2>
          <p className={css.text}>{t('cta.text')}</p>
          <div className={landing.actions}>
            <ActionLink to={paths.phoneCheck()} kind="light">
              {t('connect')}
            </ActionLink>
            <ActionLink to={paths.login()} kind="outline">
              {t('signIn')}
            </ActionLink>
          </div>
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
          <QrCode path={paths.phoneCheck()} label={t('app.qr')} />
          <p className={css.qrText}>{t('app.qr')}</p>
        </div>
      </section>
    </div>
  );
}
