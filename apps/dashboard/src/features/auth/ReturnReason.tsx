import { Banner } from '@karvon/ui/Banner';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import * as native from '../../shared/native/native.css';
import { paths } from '../../shared/paths';
import { useNext } from './enter';
import { useFlow } from './flow';

export function ReturnReason() {
  const { t } = useTranslation(['auth', 'errors']);
  const { returnReason } = useFlow();
  const next = useNext();
  if (returnReason === undefined) return null;
  return (
    <Banner size="sm" role="alert">
      {t(`errors:${returnReason}`)}
      {returnReason === 'not_registered' && (
        <>
          {' '}
          <Link className={native.link} to={paths.phoneCheck(next)}>
            {t('login.connect')}
          </Link>
        </>
      )}
    </Banner>
  );
}
