import { Outlet, ScrollRestoration } from 'react-router-dom';
import { ToastOutlet } from '../../shared/feedback/ToastOutlet';

/** Every page that is opened by its address has the key `default`: one must not take the other's scroll. */
function scrollKey({ key, pathname, search }: { key: string; pathname: string; search: string }) {
  return key === 'default' ? pathname + search : key;
}

/** Around every page: toasts, and scroll kept on Back. */
export function RootLayout() {
  return (
    <>
      <Outlet />
      <ToastOutlet />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}
