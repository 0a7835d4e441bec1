import { Outlet } from 'react-router-dom';

/** The signed-in part: the shell around its pages. */
export function DashboardLayout() {
  return (
    <main>
      <Outlet />
    </main>
  );
}

export { DashboardLayout as Component };
