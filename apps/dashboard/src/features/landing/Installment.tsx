import { useTranslation } from 'react-i18next';
import * as css from './calculator.css';
import { ConnectLink } from './ConnectLink';
import { FigureField, Out } from './FigureField';
import * as landing from './landing.css';
import { calculators, samples } from './live/calculators';

const terms = [12, 18, 24, 36] as const;
const sample = samples.installment;
const result = calculators.installment(sample);

export function Installment() {
  const { t } = useTranslation('landing');
  const sum = t('sum');
  return (
    <section id="installment" className={css.column}>
      <h2 className={landing.heading}>{t('installment.title')}</h2>
      <p className={landing.sub}>{t('installment.text')}</p>
      <form className={css.form} data-calc="installment" aria-label={t('installment.title')}>
        <div className={css.two}>
          <FigureField
            name="price"
            label={t('installment.price')}
            unit={sum}
            sample={sample.price}
          />
          <FigureField
            name="first"
            label={
              <>
                {t('installment.first')}, <Out name="share" value={result.share} />
                {'\u00A0%'}
              </>
            }
            unit={sum}
            sample={sample.first}
          />
        </div>
        <input
          className={css.range}
          type="range"
          name="share"
          min={0}
          max={90}
          defaultValue={result.share}
          aria-label={t('installment.share')}
        />
        <div className={css.terms}>
          <fieldset className={css.fieldset}>
            <legend className={css.legend}>{t('installment.months')}</legend>
            <div className={css.months}>
              {terms.map((months) => (
                <label key={months} className={css.month}>
                  <input
                    className={css.radio}
                    type="radio"
                    name="months"
                    value={months}
                    defaultChecked={months === sample.months}
                  />
                  {months}
                </label>
              ))}
            </div>
          </fieldset>
          <FigureField name="markup" label={t('installment.markup')} unit="%" sample={0} />
        </div>
        <output className={css.result} aria-live="polite">
          <span className={landing.small}>{t('installment.monthly')}</span>
          <span className={landing.figure}>
            <Out name="monthly" value={result.monthly} />
            <span className={landing.unit}>{sum}</span>
          </span>
          <span className={css.rows}>
            <span className={css.term}>{t('installment.due')}</span>
            <span className={css.detail}>
              <Out name="due" value={result.due} /> {sum}
            </span>
            <span className={css.formula}>
              = <Out name="count" value={result.count} /> ×{' '}
              <Out name="monthly" value={result.monthly} /> +{' '}
              <Out name="last" value={result.last} />
            </span>
            <span className={css.term}>{t('installment.total')}</span>
            <span className={css.detail}>
              <Out name="total" value={result.total} /> {sum}
            </span>
          </span>
          <span className={landing.small}>{t('installment.note')}</span>
        </output>
      </form>
      <ConnectLink />
    </section>
  );
}
