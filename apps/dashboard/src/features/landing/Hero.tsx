import { icon } from '@karvon/ui/internal/icon-size';
import { Check, ClipboardList, MessageCircle, PhoneIncoming } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import hero from '../../shared/images/hero.svg?url';
import heroPhone from '../../shared/images/hero-phone.svg?url';
import { paths } from '../../shared/paths';
import { ActionLink } from './ActionLink';
import { DemoLink } from './DemoLink';
import * as css from './hero.css';
import * as landing from './landing.css';
import { PhoneForm } from './PhoneForm';

const events = [
  { id: 'call', icon: PhoneIncoming, time: '09:12', left: css.atCall },
  { id: 'request', icon: ClipboardList, time: '13:40', left: css.atRequest },
  { id: 'chat', icon: MessageCircle, time: '18:05', left: css.atChat },
] as const;

export function Hero() {
  const { t } = useTranslation('landing');
  return (
    <section className={css.hero} data-hero="">
      <div className={`${landing.width} ${css.intro}`}>
        <h1 className={css.title}>{t('hero.title')}</h1>
        <p className={css.lead}>{t('hero.lead')}</p>
        <div className={landing.forGuests}>
          <PhoneForm />
          <p className={css.fact}>
            <Check {...icon.sm} />
            {t('hero.fact')}
          </p>
          <DemoLink />
        </div>
        <div className={landing.forMembers}>
          <ActionLink to={paths.workPanel} kind="primary">
            {t('toWork')}
          </ActionLink>
        </div>
      </div>
      <picture>
        <source media={landing.narrow} srcSet={heroPhone} width={520} height={480} />
        <img src={hero} alt="" width={1440} height={720} className={css.scene} loading="lazy" />
      </picture>
      {events.map(({ id, icon: Icon, time, left }) => (
        <span key={id} className={`${css.event} ${left}`}>
          <span className={css.eventIcon}>
            <Icon {...icon.xs} />
          </span>
          {t(`sample.${id}`)}
          <span className={css.time}>{time}</span>
        </span>
      ))}
      <div className={css.message}>
        <p className={css.from}>
          <span className={css.avatar} aria-hidden>
            {t('sample.initials')}
          </span>
          {t('sample.buyer')}
          <span className={css.fromTime}>23:47</span>
        </p>
        <p>{t('sample.message')}</p>
      </div>
      <span className={css.note}>{t('example')}</span>
    </section>
  );
}
