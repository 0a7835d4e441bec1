import { useTranslation } from 'react-i18next';
import * as landing from './landing.css';
import * as css from './tools.css';

const steps = ['phone', 'salon', 'auto'] as const;

export function Steps() {
  const { t } = useTranslation('landing');
  return (
    <section id="how" className={`${landing.width} ${css.stepsSection}`}>
      <h2 className={landing.heading}>{t('how.title')}</h2>
      <ol className={css.steps}>
        {steps.map((step) => (
          <li key={step} className={css.step}>
            <h3 className={css.stepTitle}>{t(`how.${step}.title`)}</h3>
            <p className={css.stepText}>{t(`how.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
