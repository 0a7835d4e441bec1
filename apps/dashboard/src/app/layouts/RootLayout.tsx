import { Outlet, ScrollRestoration } from 'react-router-dom';
import { ToastOutlet } from '../../shared/feedback/ToastOutlet';

/** Around every page: toasts, and scroll kept on Back. */
export function RootLayout() {
  return (
    <>
      <Outlet />
      <ToastOutlet />
      <ScrollRestoration />
    </>
  );
}
