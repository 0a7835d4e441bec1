import { DocsContext, useOf, type Of } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import {
  STORY_ERRORED,
  STORY_RENDERED,
  STORY_THREW_EXCEPTION,
} from 'storybook/internal/core-events';

/** Milliseconds after which the page stops waiting. */
const patience = 3000;

/** True once a story on the page is rendered or has failed: content below it would move before that. */
export function useRendered(of: Of): boolean {
  const { channel } = useContext(DocsContext);
  const { story } = useOf(of, ['story']);
  const [isRendered, setRendered] = useState(false);
  useEffect(() => {
    const end = () => setRendered(true);
    const take = (id: string) => id === story.id && end();
    const timer = setTimeout(end, patience);
    channel.on(STORY_RENDERED, take);
    channel.on(STORY_ERRORED, end);
    channel.on(STORY_THREW_EXCEPTION, end);
    return () => {
      clearTimeout(timer);
      channel.off(STORY_RENDERED, take);
      channel.off(STORY_ERRORED, end);
      channel.off(STORY_THREW_EXCEPTION, end);
    };
  }, [channel, story.id]);
  return isRendered;
}
