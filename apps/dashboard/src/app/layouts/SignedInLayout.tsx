import { DashboardLayout } from './DashboardLayout';
import { KitProviders } from './KitProviders';

/** The shell, with what the kit needs around it. */
export function SignedInLayout() {
  return (
    <KitProviders>
      <DashboardLayout />
    </KitProviders>
  );
}

export { SignedInLayout as Component };
