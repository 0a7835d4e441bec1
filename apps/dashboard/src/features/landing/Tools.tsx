import { icon } from '@karvon/ui/icon-size';
import {
  ArrowRight,
  ChartLine,
  FileText,
  HandCoins,
  Repeat2,
  Store,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../shared/format/money';
import { useLanguage } from '../../shared/i18n/use-language';
import cobalt from '../../shared/images/cobalt-white.svg?url';
import gentra from '../../shared/images/gentra-silver.svg?url';
import spark from '../../shared/images/spark-yellow.svg?url';
import tahoe from '../../shared/images/tahoe-black.svg?url';
import tracker from '../../shared/images/tracker-red.svg?url';
import * as css from './landing.css';
import { sections } from './sections';
import * as tools from './tools.css';

/** Analytics, online showroom, trade-in, installment, CIP. */
export function Tools() {
  const { t } = useTranslation('landing');
  const language = useLanguage();
  return (
    <section id="tools" className={`${css.width} ${css.section}`}>
      <h2 className={css.heading}>{t('tools.title')}</h2>
      <p className={css.sub}>{t('tools.lead')}</p>
      <div className={tools.grid}>
        <Tool section="analytics" icon={ChartLine} isFullWidth>
          <Chart />
          <p className={tools.note}>{t('example')}</p>
        </Tool>
        <Tool section="showroom" icon={Store} isFullWidth>
          <div className={tools.three}>
            {[cobalt, tahoe, spark].map((src) => (
              <ToolImage key={src} src={src} />
            ))}
          </div>
        </Tool>
        <Tool section="tradeIn" icon={Repeat2}>
          <div className={tools.swap}>
            <ToolImage src={gentra} />
            <ArrowRight {...icon.md} />
            <ToolImage src={tracker} />
          </div>
        </Tool>
        <Tool section="installment" icon={HandCoins}>
          <dl className={tools.facts}>
            <Fact term={t('installment.first')} detail="30 %" />
            <Fact term={t('installment.term')} detail={t('installment.months')} />
          </dl>
          <p className={tools.note}>{t('example')}</p>
        </Tool>
        <Tool section="cip" icon={FileText}>
          <dl className={tools.facts}>
            <Fact term={t('cip.price')} detail={formatMoney(24_300, 'USD', language)} />
            <Fact term={t('cip.certificate')} detail={formatMoney(12_500_000, 'UZS', language)} />
          </dl>
          <p className={tools.note}>{t('example')}</p>
        </Tool>
      </div>
    </section>
  );
}

function Tool(props: {
  section: (typeof sections)[number];
  icon: LucideIcon;
  isFullWidth?: boolean;
  children: ReactNode;
}) {
  const { t } = useTranslation('landing');
  const { section, icon: Icon, isFullWidth = false, children } = props;
  return (
    <article id={section} className={isFullWidth ? `${tools.tool} ${tools.fullWidth}` : tools.tool}>
      <span className={tools.tile}>
        <Icon {...icon.lg} />
      </span>
      <h3 className={tools.title}>{t(`${section}.title`)}</h3>
      <p className={tools.text}>{t(`${section}.text`)}</p>
      <div className={tools.illustration}>{children}</div>
    </article>
  );
}

const ToolImage = ({ src }: { src: string }) => (
  <img className={tools.image} src={src} alt="" width={1200} height={750} loading="lazy" />
);

const Fact = ({ term, detail }: { term: string; detail: string }) => (
  <div className={tools.fact}>
    <dt className={tools.term}>{term}</dt>
    <dd>{detail}</dd>
  </div>
);

const Chart = () => (
  <svg className={tools.chart} viewBox="0 0 480 120" aria-hidden>
    <path
      className={tools.area}
      d="M0 96L40 88 80 92 120 70 160 76 200 58 240 62 280 40 320 52 360 30 400 36 440 18 480 10V120H0Z"
    />
    <path
      className={tools.first}
      d="M0 96L40 88 80 92 120 70 160 76 200 58 240 62 280 40 320 52 360 30 400 36 440 18 480 10"
    />
    <path
      className={tools.second}
      d="M0 104L40 100 80 101 120 90 160 94 200 84 240 86 280 76 320 80 360 70 400 72 440 64 480 60"
    />
  </svg>
);
