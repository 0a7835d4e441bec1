import { Note } from '@karvon/ui/Note';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import * as native from '../../shared/native/native.css';
import { paths } from '../../shared/paths';
import { useNext } from './enter';
import { useFlow } from './flow';

/** Why the person is back on this page; nothing where they came by themselves. */
export function Notice() {
  const { t } = useTranslation(['auth', 'errors']);
  const { notice } = useFlow();
  const next = useNext();
  if (notice === undefined) return null;
  return (
    <Note role="alert">
      {t(`errors:${notice}`)}
      {notice === 'not_registered' && (
        <>
          {' '}
          <Link className={native.link} to={paths.phoneCheck(next)}>
            {t('login.connect')}
          </Link>
        </>
      )}
    </Note>
  );
}
