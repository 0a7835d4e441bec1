import { icon } from '@karvon/ui/icon-size';
import { Check, ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/paths';
import { ActionLink } from './ActionLink';
import { HeroSample } from './HeroSample';
import * as css from './landing.css';

/** What it is, in one sentence, and pieces of the product beside it. */
export function Hero() {
  const { t } = useTranslation('landing');
  return (
    <div className={`${css.width} ${css.hero}`}>
      <div>
        <h1 className={css.title}>{t('hero.title')}</h1>
        <p className={css.lead}>{t('hero.lead')}</p>
        <div className={css.actions}>
          <ActionLink to={paths.phoneCheck()} kind="primary">
            {t('connect')}
          </ActionLink>
          <ActionLink to="#tools" kind="secondary">
            <ChevronDown {...icon.sm} />
            {t('hero.how')}
          </ActionLink>
        </div>
        <p className={css.fact}>
          <Check {...icon.sm} />
          {t('hero.fact')}
        </p>
      </div>
      <HeroSample />
    </div>
  );
}
