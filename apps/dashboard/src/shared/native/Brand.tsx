import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths';
import { Mark } from './Mark';
import * as native from './native.css';

export function Brand() {
  const { t } = useTranslation();
  return (
    <Link to={paths.landing} className={native.brand}>
      <Mark />
      <span>{t('product')}</span>
    </Link>
  );
}
