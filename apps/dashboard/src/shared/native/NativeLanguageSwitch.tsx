import * as css from '@karvon/ui/css/segmented-control';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { switchLanguage } from '../i18n/i18n';
import { languages } from '../i18n/languages';
import { useLanguage } from '../i18n/use-language';
import * as native from './native.css';

export function NativeLanguageSwitch() {
  const { t } = useTranslation();
  const name = useId();
  const current = useLanguage();
  return (
    <div
      role="radiogroup"
      aria-label={t('language.label')}
      className={`${css.track({ size: 'sm' })} ${native.centred}`}
    >
      {languages.map((language) => (
        <label
          key={language}
          className={`${css.segment} ${native.segment}`}
          data-selected={language === current || undefined}
        >
          <input
            type="radio"
            className={native.radio}
            name={name}
            value={language}
            checked={language === current}
            onChange={() => void switchLanguage(language)}
          />
          {language.toUpperCase()}
        </label>
      ))}
    </div>
  );
}
