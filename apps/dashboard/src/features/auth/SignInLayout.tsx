import { icon } from '@karvon/ui/internal/icon-size';
import { SplitScreen } from '../../shared/marketplace/SplitScreen/SplitScreen';
import { ShieldCheck } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { Brand } from '../../shared/native/Brand';
import { NativeLanguageSwitch } from '../../shared/native/NativeLanguageSwitch';
import { SignInImage } from '../../shared/images/SignInImage';
import { paths } from '../../shared/paths';
import { useDocumentTitle } from '../../shared/routing/use-document-title';
import { arrivals } from '../../shared/session/arrival';
import { readProfile, watchProfile } from '../../shared/session/profile';
import { afterSignIn } from '../../shared/session/require-session';
import { signInFlow } from './flow';

export function SignInLayout() {
  const { t } = useTranslation(['auth', 'common']);
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isNew = pageOf(pathname) === 'register' && !search.has('next');
  const target = isNew ? paths.workPanel : afterSignIn(search);

  // Outside system: the stored profile. Signing in here or in another tab redirects.
  useEffect(
    () =>
      watchProfile(() => {
        if (readProfile() === undefined) return;
        const first = arrivals.read() === undefined ? target : paths.workPanel;
        void navigate(first, { replace: true });
      }),
    [navigate, target],
  );

  // Outside system: this tab's storage, cleared after sign-in.
  useEffect(
    () => () => {
      if (readProfile() !== undefined) signInFlow.end();
    },
    [],
  );

  useDocumentTitle(t(`${pageOf(pathname)}.title`));
  return (
    <SplitScreen
      header={
        <>
          <Brand />
          <NativeLanguageSwitch />
        </>
      }
      footer={
        <>
          <ShieldCheck {...icon.xs} />
          {t('promise')}
        </>
      }
      side={<SignInImage>{t('slogan')}</SignInImage>}
    >
      <Outlet />
    </SplitScreen>
  );
}

function pageOf(pathname: string) {
  switch (pathname.replace(/\/+$/, '')) {
    case '/demo':
      return 'demo';
    case '/code':
      return 'code';
    case '/login':
      return 'login';
    case '/register':
      return 'register';
    case '/forgot-password':
      return 'forgot';
    default:
      return 'phone';
  }
}
