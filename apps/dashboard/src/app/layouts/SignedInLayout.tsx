import { DashboardLayout } from './DashboardLayout';
import { UiProviders } from './UiProviders';

/** The shell, with what the design system needs around it. */
export function SignedInLayout() {
  return (
    <UiProviders>
      <DashboardLayout />
    </UiProviders>
  );
}

export { SignedInLayout as Component };
