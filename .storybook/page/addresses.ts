/** Titles of all story files by the component's name, read from the files themselves: a link follows a component that moves. */
const titles = Object.values(
  import.meta.glob<string>('../../packages/ui/src/components/*/*.stories.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).flatMap((text) => /title: '(Components\/[^']+)'/.exec(text)?.[1] ?? []);

const byName = new Map(titles.map((title) => [title.split('/').at(-1), title]));

/** Address of a component's documentation page, from the root of Storybook. */
export function addressOf(name: string): string {
  const id = (byName.get(name) ?? name).toLowerCase().replaceAll('/', '-');
  return `?path=/docs/${id}--docs`;
}
