import { icon } from '@karvon/ui/icon-size';
import { CalendarDays, CircleCheck, Contact, Eye, Heart, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../shared/format/money';
import { formatNumber } from '../../shared/format/number';
import { useLanguage } from '../../shared/i18n/use-language';
import song from '../../shared/images/song-teal.svg?url';
import * as css from './sample.css';

/** Pieces of the product as a dealer sees them. The figures are nobody's, and a word above says so. */
export function HeroSample() {
  const { t } = useTranslation('landing');
  const language = useLanguage();
  return (
    <figure className={css.sample}>
      <div className={css.card}>
        <div className={css.image}>
          <img
            src={song}
            alt=""
            width={1200}
            height={750}
            className={css.cover}
            fetchPriority="high"
          />
          <span className={css.status}>
            <CircleCheck {...icon.xs} />
            {t('sample.active')}
          </span>
        </div>
        <div className={css.body}>
          <p className={css.car}>BYD Song Plus DM-i</p>
          <p className={css.specs}>{t('sample.specs', { km: formatNumber(5600, language) })}</p>
          <p className={css.price}>{formatMoney(345_000_000, 'UZS', language)}</p>
          <p className={css.facts}>
            <span className={css.factItem}>
              <Eye {...icon.sm} /> 248
            </span>
            <span className={css.factItem}>
              <Heart {...icon.sm} /> 9
            </span>
            <span className={css.factItem}>
              <Phone {...icon.sm} /> 5
            </span>
            <span className={css.factEnd}>
              <CalendarDays {...icon.sm} /> {t('sample.days')}
            </span>
          </p>
        </div>
        <p className={css.footer}>
          <svg className={css.ring} viewBox="0 0 18 18" aria-hidden>
            <circle cx="9" cy="9" r="7.5" className={css.ringTrack} />
            <circle cx="9" cy="9" r="7.5" className={css.ringDone} pathLength="100" />
          </svg>
          {t('sample.refresh')}
        </p>
      </div>
      <div className={css.message}>
        <p className={css.from}>
          <span className={css.avatar} aria-hidden>
            {t('sample.initials')}
          </span>
          <span className={css.name}>{t('sample.buyer')}</span>
          <span className={css.time}>14:36</span>
        </p>
        <p className={css.messageText}>{t('sample.message')}</p>
      </div>
      <div className={css.tile}>
        <p className={css.tileLabel}>
          <Contact {...icon.sm} />
          {t('sample.leads')}
        </p>
        <p className={css.tileRow}>
          <span className={css.figure}>12</span>
          <svg className={css.spark} viewBox="0 0 72 30" aria-hidden>
            <path
              d="M0 24L10.3 21.5L20.6 23.3L30.9 15.9L41.1 17.8L51.4 12L61.7 13L72 9"
              className={css.sparkLine}
            />
            <circle cx="72" cy="9" r="2.5" className={css.sparkEnd} />
          </svg>
        </p>
      </div>
      <figcaption className={css.caption}>{t('sample.caption')}</figcaption>
    </figure>
  );
}
