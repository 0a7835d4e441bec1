import {
  Controls,
  DocsContext,
  Primary,
  Stories,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { ComponentPage, useFileTitle } from './ComponentPage';
import { loadedDocs } from './loaded-docs';
import type { ShownStory } from './States';
import { storyTitle } from './story-title';

/** Page of `parameters.docs.page`: one template for the component's docs file, which the container has loaded. */
export function DocsPage() {
  const title = useFileTitle();
  const docs = loadedDocs(title.split('/').at(-1) ?? title);
  const stories = useShownStories();
  return docs === undefined ? (
    <StoriesOnly />
  ) : (
    <ComponentPage title={title} docs={docs} stories={stories} />
  );
}

/** Page of screens, and of components without texts yet. */
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

type Globals = Readonly<Record<string, unknown>>;

/** True when a story sets a phone's viewport. */
const isPhone = ({ viewport }: Globals): boolean =>
  typeof viewport === 'object' &&
  viewport !== null &&
  'value' in viewport &&
  viewport.value === 'phone';

interface MaybeHeld {
  name: string;
  playFunction?: unknown;
  parameters: { docs?: { story?: { autoplay?: boolean; height?: string } } };
}

/** True when a play only marks elements. A story whose play does more sets `docs.story.autoplay` to false. */
const isHeld = ({ name, playFunction, parameters }: MaybeHeld): boolean =>
  playFunction !== undefined &&
  ['Hovered', 'Pressed', 'Focus Visible'].includes(name) &&
  parameters.docs?.story?.autoplay !== false;

/** Height of a story's iframe in pixels, `docs.story.height` of the story. Without it the iframe is as high as its content. */
const heightIn = ({ docs }: MaybeHeld['parameters']): number | undefined =>
  docs?.story?.height === undefined ? undefined : Number.parseInt(docs.story.height, 10);

/** Stories that show states; keyboard stories are left out. */
function useShownStories(): ShownStory[] {
  const context = useContext(DocsContext);
  return context
    .componentStories()
    .filter(({ tags }) => !tags.includes('keyboard'))
    .map(({ id, name, moduleExport, playFunction, parameters, storyGlobals }) => ({
      id,
      name: storyTitle(name),
      moduleExport,
      isPlayed: playFunction !== undefined,
      isHeld: isHeld({ name, playFunction, parameters }),
      hasOwnToolbars: Object.keys(storyGlobals).some((name) => name !== 'theme'),
      isDark: storyGlobals['theme'] === 'dark',
      isOnPhone: isPhone(storyGlobals),
      height: heightIn(parameters),
      // Storybook derives a story's name from its export, with spaces.
      exportName: name.replaceAll(' ', ''),
    }));
}
