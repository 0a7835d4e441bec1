import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths';
import * as native from './native.css';

/** Mark and name; leads to the landing page. */
export function Brand() {
  const { t } = useTranslation();
  return (
    <Link to={paths.landing} className={native.brand}>
      <img src="/favicon.svg" width={28} height={28} alt="" />
      <span>{t('product')}</span>
    </Link>
  );
}
