import { componentsIndex } from 'virtual:components-index';

const byName = new Map(componentsIndex.map(({ title }) => [title.split('/').at(-1), title]));

/** Address of a component's documentation page, from the root of Storybook: a link follows a component that moves. */
export function addressOf(name: string): string {
  const id = (byName.get(name) ?? name).toLowerCase().replaceAll('/', '-');
  return `?path=/docs/${id}--docs`;
}
