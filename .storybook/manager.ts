import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { brandThemes } from './brand';

addons.setConfig({ theme: brandThemes.light, sidebar: { showRoots: true } });

const follow = ({ globals }: { globals: Record<string, unknown> }) => {
  addons.setConfig({ theme: globals['theme'] === 'dark' ? brandThemes.dark : brandThemes.light });
};

// The frame around the components takes their theme, or a dark one would stand in a bright window.
addons.register('karvon/theme', () => {
  const channel = addons.getChannel();
  channel.on(SET_GLOBALS, follow);
  channel.on(GLOBALS_UPDATED, follow);
});
