/** The reader of props that `@storybook/react` uses; it is exported without types. */
declare module '@storybook/react/entry-preview-argtypes' {
  import type { ArgTypes } from 'storybook/internal/types';

  export const parameters: { docs: { extractArgTypes: (component: unknown) => ArgTypes | null } };
}
