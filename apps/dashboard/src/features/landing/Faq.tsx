import { useTranslation } from 'react-i18next';
import * as css from './faq.css';
import * as landing from './landing.css';

const questions = ['cost', 'leads', 'people', 'cip', 'refund', 'language'] as const;

export function Faq() {
  const { t } = useTranslation('landing');
  return (
    <section id="faq" className={`${landing.width} ${css.faq}`}>
      <h2 className={landing.heading}>{t('faq.title')}</h2>
      <div>
        {questions.map((question, at) => (
          <details key={question} className={css.item} open={at === 0}>
            <summary className={css.question}>{t(`faq.${question}.q`)}</summary>
            <p className={css.reply}>{t(`faq.${question}.a`)}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
