import { icon } from '@karvon/ui/internal/icon-size';
import { CarFront, Clock, MapPin, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import facade from '../../shared/images/facade.svg?url';
import { languages } from '../../shared/i18n/languages';
import { useLanguage } from '../../shared/i18n/use-language';
import * as calculator from './calculator.css';
import { ConnectLink } from './ConnectLink';
import * as landing from './landing.css';
import * as css from './showroom.css';

const facts = [
  { id: 'address', icon: MapPin },
  { id: 'hours', icon: Clock },
  { id: 'cars', icon: CarFront },
] as const;

export function Showroom() {
  const { t } = useTranslation('landing');
  const current = useLanguage();
  return (
    <section id="showroom" className={`${landing.width} ${landing.split} ${landing.mirrored}`}>
      <div className={landing.atEnd}>
        <h2 className={landing.heading}>{t('showroom.title')}</h2>
        <p className={landing.sub}>{t('showroom.text')}</p>
        <ConnectLink />
      </div>
      <div>
        <div className={landing.card}>
          <img className={css.facade} src={facade} alt="" width={560} height={210} loading="lazy" />
          <div className={css.body}>
            <div className={css.head}>
              <h3 className={css.name}>Karvon Chilonzor</h3>
              <fieldset className={css.languages}>
                <legend className={css.legend}>{t('showroom.language')}</legend>
                {languages.map((language) => (
                  <label key={language} className={calculator.month}>
                    <input
                      className={calculator.radio}
                      type="radio"
                      name="showroom-language"
                      value={language}
                      defaultChecked={language === current}
                    />
                    {language.toUpperCase()}
                  </label>
                ))}
              </fieldset>
            </div>
            <div className={css.columns}>
              {languages.map((language) => (
                <ul key={language} lang={language} className={css.facts}>
                  {facts.map(({ id, icon: Icon }) => (
                    <li key={id} className={css.fact}>
                      <Icon {...icon.sm} className={css.factIcon} />
                      {t(`showroom.sample.${language}.${id}`)}
                    </li>
                  ))}
                  <li className={css.fact}>
                    <Phone {...icon.sm} className={css.factIcon} />
                    +998 71 200 00 00
                  </li>
                </ul>
              ))}
              <Map />
            </div>
          </div>
        </div>
        <span className={landing.note}>{t('example')}</span>
      </div>
    </section>
  );
}

const Map = () => (
  <svg className={css.map} viewBox="0 0 420 200" preserveAspectRatio="xMidYMid slice" aria-hidden>
    <path d="M0 0h420v200H0z" fill="#EEF0EA" />
    <path
      d="M-10 150C80 120 150 170 240 140S380 110 440 128V170C360 150 300 176 240 180S90 160-10 190Z"
      fill="#CFE6E6"
    />
    <path d="M40 20h70v50H40zM300 24h80v46h-80z" fill="#DCE8D4" />
    <g stroke="#fff" fill="none">
      <path d="M-10 90H440" strokeWidth="12" />
      <path d="M150-10V210M270-10 250 210" strokeWidth="9" />
      <path d="M-10 36 440 60M60-10 84 210M350-10V210" strokeWidth="5" />
    </g>
    <path
      d="M210 66c-15 0-26 11-26 25 0 18 26 43 26 43s26-25 26-43c0-14-11-25-26-25Z"
      fill="#135CD8"
      stroke="#fff"
      strokeWidth="3"
    />
    <circle cx="210" cy="91" r="9" fill="#fff" />
  </svg>
);
