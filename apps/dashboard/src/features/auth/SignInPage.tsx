import { useTranslation } from 'react-i18next';

/** Stands where the sign-in pages will. */
export function SignInPage() {
  const { t } = useTranslation('auth');
  return (
    <main>
      <h1>{t('title')}</h1>
    </main>
  );
}

export { SignInPage as Component };
