import { icon } from '@karvon/ui/internal/icon-size';
import { ChartLine, FileText, HandCoins, Repeat2, Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as landing from './landing.css';
import * as css from './tools.css';

const tools = [
  { section: 'analytics', icon: ChartLine },
  { section: 'showroom', icon: Store },
  { section: 'tradeIn', icon: Repeat2 },
  { section: 'installment', icon: HandCoins },
  { section: 'cip', icon: FileText },
] as const;

export function Tools() {
  const { t } = useTranslation('landing');
  return (
    <nav className={`${landing.width} ${css.tools}`} aria-label={t('tools')}>
      {tools.map(({ section, icon: Icon }) => (
        <a key={section} className={css.tool} href={`#${section}`}>
          <span className={css.tile}>
            <Icon {...icon.md} />
          </span>
          <span className={css.name}>{t(`${section}.short`)}</span>
          <span className={landing.small}>{t(`${section}.brief`)}</span>
        </a>
      ))}
    </nav>
  );
}
