import { icon } from '@karvon/ui/internal/icon-size';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pricePerUnit, viewsPerPrice } from '../../shared/ad-prices';
import * as calculator from './calculator.css';
import { Out } from './FigureField';
import * as landing from './landing.css';
import { calculators, group, samples } from './live/calculators';
import * as css from './prices.css';

const limits = { least: 20_000, most: 10_000_000 } as const;
const result = calculators.budget(samples.budget);

export function Prices() {
  const { t } = useTranslation('landing');
  const sum = t('sum');
  return (
    <section id="prices" className={css.band}>
      <div className={`${landing.width} ${css.columns}`}>
        <div>
          <h2 className={landing.heading}>{t('prices.title')}</h2>
          <p className={landing.sub}>{t('prices.text')}</p>
          <ul>
            {(['limit', 'rest', 'keep'] as const).map((promise) => (
              <li key={promise} className={css.promise}>
                <Check {...icon.sm} className={css.check} />
                {t(`prices.${promise}`)}
              </li>
            ))}
          </ul>
        </div>
        <form
          className={`${landing.card} ${css.form}`}
          data-calc="budget"
          aria-label={t('prices.budget')}
        >
          <div className={css.rates}>
            <p className={css.rate}>
              <span className={landing.small}>{t('prices.views')}</span>
              <span className={css.price}>
                {group(pricePerUnit.CPM * viewsPerPrice)} {sum}
              </span>
              <span className={landing.small}>{t('prices.per100')}</span>
            </p>
            <p className={css.rate}>
              <span className={landing.small}>{t('prices.click')}</span>
              <span className={css.price}>
                {group(pricePerUnit.CPC)} {sum}
              </span>
              <span className={landing.small}>{t('prices.perClick')}</span>
            </p>
          </div>
          <p className={css.budget}>
            <span id="budget-label">{t('prices.budget')}</span>
            <span className={css.sum}>
              <Out name="sum" value={result.sum} /> {sum}
            </span>
          </p>
          <input
            className={calculator.range}
            type="range"
            name="budget"
            min={limits.least}
            max={limits.most}
            step={limits.least}
            defaultValue={samples.budget.budget}
            aria-labelledby="budget-label"
          />
          <p className={css.ends}>
            <span>{group(limits.least)}</span>
            <span>{group(limits.most)}</span>
          </p>
          <output className={css.got} aria-live="polite">
            <span>
              <span className={`${landing.figure} ${css.gotFigure}`}>
                <Out name="views" value={result.views} />
              </span>
              {t('prices.gotViews')}
            </span>
            {t('prices.or')}
            <span>
              <span className={`${landing.figure} ${css.gotFigure}`}>
                <Out name="clicks" value={result.clicks} />
              </span>
              {t('prices.gotClicks')}
            </span>
          </output>
        </form>
      </div>
    </section>
  );
}
