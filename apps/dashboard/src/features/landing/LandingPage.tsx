import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { homePath } from '../../shared/paths';

/** The public page that says what the product is. */
export function LandingPage() {
  const { t } = useTranslation('landing');
  return (
    <main>
      <h1>{t('title')}</h1>
      <Link to={homePath}>{t('title')}</Link>
    </main>
  );
}

export { LandingPage as Component };
