import { DashboardLayout } from './DashboardLayout';
import { UiProviders } from './UiProviders';

export function SignedInLayout() {
  return (
    <UiProviders>
      <DashboardLayout />
    </UiProviders>
  );
}

export { SignedInLayout as Component };
