import { DashboardLayout } from './DashboardLayout';
import { UiProviders } from './UiProviders';

/** The shell, with the context of the design system. */
export function SignedInLayout() {
  return (
    <UiProviders>
      <DashboardLayout />
    </UiProviders>
  );
}

export { SignedInLayout as Component };
