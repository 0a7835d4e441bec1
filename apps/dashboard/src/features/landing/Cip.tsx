import { useTranslation } from 'react-i18next';
import song from '../../shared/images/song-teal.svg?url';
import * as css from './calculator.css';
import { ConnectLink } from './ConnectLink';
import { FigureField, Out } from './FigureField';
import * as landing from './landing.css';
import { calculators, samples } from './live/calculators';

const sample = samples.cip;
const result = calculators.cip(sample);

export function Cip() {
  const { t } = useTranslation('landing');
  const [sum, unit] = [t('sum'), t('unit')];
  return (
    <section id="cip" className={css.column}>
      <h2 className={landing.heading}>{t('cip.title')}</h2>
      <p className={landing.sub}>{t('cip.text')}</p>
      <form className={css.form} data-calc="cip" aria-label={t('cip.title')}>
        <div className={css.car}>
          <img
            className={css.carImage}
            src={song}
            alt=""
            width={1200}
            height={750}
            loading="lazy"
          />
          <div>
            <h3 className={css.carName}>BYD Song Plus, 2026</h3>
            <span className={landing.small}>{t('example')}</span>
          </div>
        </div>
        <div className={css.two}>
          <FigureField name="price" label={t('cip.price')} unit={unit} sample={sample.price} />
          <FigureField
            name="certificate"
            label={t('cip.certificate')}
            unit={sum}
            sample={sample.certificate}
          />
        </div>
        <FigureField
          name="rate"
          label={
            <>
              {t('cip.rate')}
              <span className={css.whereRated}>
                {' · '}
                {t('cip.rateOn')}{' '}
                <span data-rate-date="" suppressHydrationWarning>
                  …
                </span>
              </span>
            </>
          }
          unit={sum}
          sample={sample.rate}
        />
        <output className={css.result} aria-live="polite">
          <span className={css.rows}>
            <span className={css.term}>{t('cip.price')}</span>
            <span className={css.detail}>
              <Out name="car" value={result.car} /> {sum}
            </span>
          </span>
          <span className={landing.small}>{t('cip.total')}</span>
          <span className={landing.figure}>
            <Out name="total" value={result.total} />
            <span className={landing.unit}>{sum}</span>
          </span>
          <span className={landing.small}>
            <Out name="totalUnits" value={result.totalUnits} /> {unit}
          </span>
        </output>
      </form>
      <ConnectLink />
    </section>
  );
}
