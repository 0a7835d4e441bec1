import { DocsContext, useOf, type Of } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { STORY_ARGS_UPDATED } from 'storybook/internal/core-events';

interface ArgsUpdate {
  storyId: string;
  args: Record<string, unknown>;
}

/** Returns the args of a story that its controls have changed, as JSON. */
export function useChangedArgs(of: Of): string {
  const { channel, getStoryContext } = useContext(DocsContext);
  const { story } = useOf(of, ['story']);
  const [args, setArgs] = useState<Record<string, unknown>>(() => getStoryContext(story).args);
  useEffect(() => {
    const take = (update: ArgsUpdate) => {
      if (update.storyId === story.id) setArgs(update.args);
    };
    channel.on(STORY_ARGS_UPDATED, take);
    return () => channel.off(STORY_ARGS_UPDATED, take);
  }, [channel, story.id]);
  const changed = Object.entries(args).filter(([name, value]) => value !== story.initialArgs[name]);
  return JSON.stringify(Object.fromEntries(changed));
}
