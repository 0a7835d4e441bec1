import * as button from '@karvon/ui/css/button';
import { useTranslation } from 'react-i18next';
import * as native from '../../shared/native/native.css';
import { termsVersion } from '../../shared/terms';
import * as css from './documents.css';
import * as landing from './landing.css';

const documents = {
  help: ['signIn', 'salon', 'auto', 'leads', 'ads', 'missing'],
  terms: ['subject', 'account', 'listings', 'buyers', 'ads', 'blocking', 'changes'],
  privacy: ['what', 'why', 'public', 'cards', 'third', 'term', 'rights'],
} as const;

const pressable = `${button.button({ variant: 'secondary', size: 'md' })} ${native.pressable} ${native.secondary}`;

/** Full-page dialogs: `/?doc=terms`, or `#terms` without script. */
export function Documents() {
  const { t } = useTranslation(['landing', 'legal']);
  const date = termsVersion.split('-').toReversed().join('.');
  const dialog = (
    id: keyof typeof documents,
    sections: readonly { title: string; text: string; contact?: string }[],
  ) => (
    <dialog key={id} id={id} className={css.dialog} aria-labelledby={`${id}-title`}>
      <div className={css.text}>
        <div className={css.head}>
          <h2 id={`${id}-title`} className={css.title}>
            {t(`documents.${id}`)}
          </h2>
          <a href="#top" className={`${pressable} ${css.noPrint}`} data-close="">
            {t('documents.close')}
          </a>
        </div>
        <p className={landing.small}>{t('documents.dated', { date })}</p>
        {sections.map(({ title, text, contact }) => (
          <section key={title} className={css.section}>
            <h3 className={css.heading}>{title}</h3>
            <p className={css.paragraph}>
              {text}
              {contact !== undefined && (
                <span data-contact-text="" hidden suppressHydrationWarning>
                  {' '}
                  {contact}
                </span>
              )}
            </p>
          </section>
        ))}
        <p className={`${css.section} ${css.noPrint}`}>
          <button type="button" className={pressable} data-print="">
            {t('documents.print')}
          </button>
        </p>
      </div>
    </dialog>
  );
  return (
    <>
      {dialog(
        'help',
        documents.help.map((name) => ({
          title: t(`legal:help.${name}.title`),
          text: t(`legal:help.${name}.text`),
        })),
      )}
      {dialog(
        'terms',
        documents.terms.map((name) => ({
          title: t(`legal:terms.${name}.title`),
          text: t(`legal:terms.${name}.text`),
        })),
      )}
      {dialog(
        'privacy',
        documents.privacy.map((name) => ({
          title: t(`legal:privacy.${name}.title`),
          text: t(`legal:privacy.${name}.text`),
          ...(name === 'rights' && { contact: t('legal:privacy.rights.contact') }),
        })),
      )}
    </>
  );
}
