import { useTranslation } from 'react-i18next';
import spark from '../../shared/images/spark-yellow.svg?url';
import tracker from '../../shared/images/tracker-red.svg?url';
import { paths } from '../../shared/paths';
import { ActionLink } from './ActionLink';
import * as calculator from './calculator.css';
import { FigureProblem, Out } from './FigureField';
import * as landing from './landing.css';
import { calculators, group, samples } from './live/calculators';
import * as css from './trade-in.css';

const sample = samples.tradeIn;
const result = calculators.tradeIn(sample);

export function TradeIn() {
  const { t } = useTranslation('landing');
  const sum = t('sum');
  const box = (name: 'mine' | 'theirs', car: string, src: string) => (
    <div className={css.box}>
      <img className={css.image} src={src} alt="" width={1200} height={750} loading="lazy" />
      <span>
        <span className={css.label}>{t(`tradeIn.${name}`)}</span>
        <span className={css.name}>{car}</span>
      </span>
      <label className={css.valueBox}>
        <input
          className={calculator.input}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-label={`${t(`tradeIn.${name}`)}: ${car}`}
          name={name}
          defaultValue={group(sample[name])}
          aria-describedby={`wrong-${name}`}
          suppressHydrationWarning
        />
        <span className={css.suffix}>{sum}</span>
      </label>
      <FigureProblem isOnBand id={`wrong-${name}`} />
    </div>
  );
  return (
    <section id="tradeIn" className={css.band}>
      <div className={landing.width}>
        <h2 className={landing.heading}>{t('tradeIn.title')}</h2>
        <p className={`${landing.sub} ${css.sub}`}>{t('tradeIn.text')}</p>
        <form className={css.equation} data-calc="tradeIn" aria-label={t('tradeIn.title')}>
          {box('mine', 'Chevrolet Tracker, 2023', tracker)}
          <span className={css.sign}>−</span>
          {box('theirs', 'Chevrolet Spark, 2019', spark)}
          <span className={css.sign}>=</span>
          <div className={css.result}>
            <output aria-live="polite">
              <span className={css.theyPay}>{t('tradeIn.pays')}</span>
              <span className={css.wePay}>{t('tradeIn.weGive')}</span>
              <span className={landing.figure}>
                <Out name="surcharge" value={result.surcharge} />
                <span className={landing.unit}>{sum}</span>
              </span>
              <span className={css.units}>
                ≈ <Out name="units" value={result.units} /> {t('unit')} · {t('cip.rateOn')}{' '}
                <span data-rate-date="" suppressHydrationWarning>
                  …
                </span>
              </span>
            </output>
            <input type="hidden" name="rate" defaultValue="" />
            <div className={css.parts}>
              <span className={css.part}>
                Tracker <Out name="mine" value={result.mine} />
              </span>
              <span className={css.part}>
                Spark
                <span>
                  <Out name="theirs" sign="−" value={result.theirs} />
                </span>
              </span>
            </div>
            <ActionLink to={paths.connect} kind="primary">
              {t('connect')}
            </ActionLink>
          </div>
        </form>
        <span className={css.note}>{t('example')}</span>
      </div>
    </section>
  );
}
