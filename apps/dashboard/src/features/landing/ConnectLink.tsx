import { icon } from '@karvon/ui/internal/icon-size';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths';
import * as landing from './landing.css';

export function ConnectLink() {
  const { t } = useTranslation('landing');
  return (
    <Link to={paths.connect} className={`${landing.connect} ${landing.forGuests}`}>
      {t('connect')} <ArrowRight {...icon.sm} />
    </Link>
  );
}
