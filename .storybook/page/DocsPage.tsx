import type { ComponentDocs } from '../../packages/ui/src/docs/component-docs';
import {
  Controls,
  DocsContext,
  Primary,
  Stories,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks';
import { Suspense, use, useContext } from 'react';
import { ComponentPage, useFileTitle } from './ComponentPage';
import type { ShownStory } from './States';

const files = import.meta.glob<ComponentDocs>(
  '../../packages/ui/src/components/*/*.docs.{ts,tsx}',
  { import: 'docs' },
);
const loaders = new Map(
  Object.entries(files).map(([path, load]) => [path.split('/').at(-2) ?? path, load]),
);
const loading = new Map<string, Promise<ComponentDocs>>();

/** The component's documentation, loaded once. Pages are many and each carries live examples: they come when they are opened. */
function docsOf(name: string): Promise<ComponentDocs> | undefined {
  const load = loaders.get(name);
  if (!load) return undefined;
  const promise = loading.get(name) ?? load();
  loading.set(name, promise);
  return promise;
}

/** What `parameters.docs.page` shows: the one template, filled by the file beside the component. */
export function DocsPage() {
  const title = useFileTitle();
  const promise = docsOf(title.split('/').at(-1) ?? title);
  const stories = useShownStories();
  if (!promise) return <StoriesOnly />;
  return (
    <Suspense>
      <Loaded title={title} promise={promise} stories={stories} />
    </Suspense>
  );
}

interface LoadedProps {
  title: string;
  promise: Promise<ComponentDocs>;
  stories: readonly ShownStory[];
}

const Loaded = ({ title, promise, stories }: LoadedProps) => (
  <ComponentPage title={title} docs={use(promise)} stories={stories} />
);

/** Screens, and components whose words are still being written. */
function StoriesOnly() {
  return (
    <>
      <Title />
      <Subtitle />
      <Primary />
      <Controls />
      <Stories />
    </>
  );
}

/** Whether a story asks for a phone's width. */
const isPhone = ({ viewport }: Readonly<Record<string, unknown>>): boolean =>
  typeof viewport === 'object' &&
  viewport !== null &&
  'value' in viewport &&
  viewport.value === 'phone';

/** The stories that are states: those that only prove the keyboard are left out. */
function useShownStories(): ShownStory[] {
  const context = useContext(DocsContext);
  return context
    .componentStories()
    .filter(({ tags }) => !tags.includes('keyboard'))
    .map(({ id, name, moduleExport, playFunction, storyGlobals }) => ({
      id,
      name,
      moduleExport,
      isPlayed: playFunction !== undefined,
      hasOwnToolbars: Object.keys(storyGlobals).length > 0,
      isOnPhone: isPhone(storyGlobals),
      // Storybook names a story by its export, with spaces.
      exportName: name.replaceAll(' ', ''),
    }));
}
