import {
  CURRENT_STORY_WAS_SET,
  GLOBALS_UPDATED,
  SET_GLOBALS,
} from 'storybook/internal/core-events';
import { addons, type API } from 'storybook/manager-api';
import { brandThemes } from './brand';
import { keywords } from './keywords';
import { storyTitle } from './page/story-title';

addons.setConfig({
  theme: brandThemes.light,
  sidebar: {
    showRoots: true,
    renderLabel: ({ type, name }) => (type === 'story' ? storyTitle(name) : name),
  },
});

const follow = ({ globals }: { globals: Record<string, unknown> }) => {
  addons.setConfig({ theme: globals['theme'] === 'dark' ? brandThemes.dark : brandThemes.light });
};

// The manager uses the theme of the components, to avoid a dark story in a light window.
addons.register('karvon/theme', () => {
  const channel = addons.getChannel();
  channel.on(SET_GLOBALS, follow);
  channel.on(GLOBALS_UPDATED, follow);
});

/** The search finds a component's page by its names in other design systems, instead of the names of its stories. */
function addKeywords(api: API) {
  const index = api.getIndex();
  if (index === undefined) return;
  const entries = Object.entries(index.entries).map(([id, entry]) => {
    if (entry.type !== 'docs') return [id, entry] as const;
    const names = keywords[entry.title.split('/').at(-1) ?? ''] ?? [];
    // `top` is on every page: the search only opens the page.
    return [id, { ...entry, anchors: names.map((title) => ({ id: 'top', title })) }] as const;
  });
  void api.setIndex({ ...index, entries: Object.fromEntries(entries) });
}

addons.register('karvon/keywords', (api) => {
  addons.getChannel().once(CURRENT_STORY_WAS_SET, () => addKeywords(api));
});
