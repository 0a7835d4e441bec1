import { icon } from '@karvon/ui/internal/icon-size';
import { Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths';
import * as css from './demo-link.css';
import * as landing from './landing.css';

export function DemoLink({ isOnBlue = false }: { isOnBlue?: boolean }) {
  const { t } = useTranslation('landing');
  return (
    <p className={`${css.line} ${landing.whereDemo}`}>
      <Link to={paths.demo} className={isOnBlue ? css.onBlue : css.link}>
        <Play {...icon.sm} /> {t('demo.open')}
      </Link>
      <span className={isOnBlue ? css.noteOnBlue : css.note}>{t('demo.note')}</span>
    </p>
  );
}
