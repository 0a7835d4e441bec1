import type { ArgTypes } from 'storybook/internal/types';

/** Property with a component's documentation; Storybook requires this name. */
export const infoKey = '__docgenInfo';

export interface ComponentInfo {
  /** Name of the tag in code samples, because a build shortens the function's name. */
  displayName: string;
  /** JSDoc comment of the component. */
  description: string;
  /** A row per public prop, for the table and the controls. */
  argTypes: ArgTypes;
  /** Types used by its props, with a row per property. */
  types?: readonly Omit<ComponentInfo, 'types'>[];
}
