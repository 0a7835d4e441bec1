import { redirect, type RouteObject } from 'react-router-dom';
import { lazyPage } from '../../shared/routing/lazy-page';
import { readProfile } from '../../shared/session/profile';
import { afterSignIn } from '../../shared/session/require-session';

const first = () => import('./first-pages');
const further = () => import('./further-pages');

const namespaces = ['auth'] as const;

function leaveWhenSignedIn({ request }: { request: Request }): null {
  if (readProfile() === undefined) return null;
  throw redirect(afterSignIn(new URL(request.url).searchParams));
}

export const authRoutes: RouteObject[] = [
  {
    id: 'sign-in',
    loader: leaveWhenSignedIn,
    shouldRevalidate: () => true,
    ...lazyPage({ page: async () => ({ Component: (await first()).SignInLayout }), namespaces }),
    children: [
      {
        path: 'phone-check',
        ...lazyPage({
          page: async () => ({ Component: (await first()).PhoneCheckPage }),
          namespaces,
        }),
      },
      {
        path: 'demo',
        ...lazyPage({ page: async () => ({ Component: (await first()).DemoPage }), namespaces }),
      },
      {
        path: 'code',
        ...lazyPage({ page: async () => ({ Component: (await further()).CodePage }), namespaces }),
      },
      {
        path: 'login',
        ...lazyPage({ page: async () => ({ Component: (await first()).LoginPage }), namespaces }),
      },
      {
        path: 'register',
        ...lazyPage({
          page: async () => ({ Component: (await further()).RegisterPage }),
          namespaces,
        }),
      },
      {
        path: 'forgot-password',
        ...lazyPage({
          page: async () => ({ Component: (await further()).ForgotPasswordPage }),
          namespaces,
        }),
      },
    ],
  },
];
