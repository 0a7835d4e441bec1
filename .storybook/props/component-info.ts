import type { ArgTypes } from 'storybook/internal/types';

/** Property of a component that holds its documentation: Storybook looks for it under this name. */
export const infoKey = '__docgenInfo';

/** Everything that its types say of a component. */
export interface ComponentInfo {
  /** Names the tag in code samples, where a build has shortened the function's name. */
  displayName: string;
  /** JSDoc comment of the component. */
  description: string;
  /** A row for each public prop: the table and the controls are made of them. */
  argTypes: ArgTypes;
  /** Types that its props are made of, each with a row for each of its properties. */
  types?: readonly Omit<ComponentInfo, 'types'>[];
}
