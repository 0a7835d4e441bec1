import { componentsIndex } from 'virtual:components-index';

const byName = new Map(componentsIndex.map((row) => [row.name, row]));

/** Address of a component's documentation page, from the root of Storybook. Links follow a moved component. */
export function addressOf(name: string): string {
  const id = (byName.get(name)?.title ?? name).toLowerCase().replaceAll(/[/ ]/g, '-');
  return `?path=/docs/${id}--docs`;
}

/** Returns the path of a component's source from the root of the project, and the module that exports it. */
export function sourceOf(name: string): { file: string; module: string } {
  const file = byName.get(name)?.source ?? `packages/ui/src/components/${name}/${name}.tsx`;
  const isOfProduct = file.startsWith('apps/dashboard/src/');
  return {
    file,
    module: isOfProduct
      ? file.replace('apps/dashboard/src/', '').replace('.tsx', '')
      : `@karvon/ui/${name}`,
  };
}
