import type { ComponentDocs } from '../../packages/ui/src/docs/component-docs';
import { Story, type Of } from '@storybook/addon-docs/blocks';
import { stage as ground } from './page.css';
import { Section } from './Section';
import * as css from './sections.css';
import * as page from './page.css';
import { StoryWindow } from './StoryWindow';
import { Words } from './Words';

/** A story as the page gets it from Storybook. */
export interface ShownStory {
  id: string;
  name: string;
  exportName: string;
  tags: readonly string[];
  moduleExport: Of;
}

/** Widths that stories in windows of their own see: a phone's, a desktop's. */
export const widths = { third: 360, half: 960, full: 1280 } as const;

/** Height of the window of a story that is played, in pixels: room for an open list. */
const playedHeight = 360;

/** Every story of the component side by side: its states. Stories that are opened by `play` have windows of their own. */
export function States({ docs, stories }: { docs: ComponentDocs; stories: readonly ShownStory[] }) {
  return (
    <Section title="States">
      <div className={css.states[docs.stage?.width ?? 'half']}>
        {stories.map((story) => {
          const isPlayed = story.tags.includes('play-fn');
          const height = docs.stage?.frame ?? (isPlayed ? playedHeight : undefined);
          const words = docs.states[story.exportName];
          return (
            <figure key={story.id} className={css.state}>
              <figcaption className={css.stateName}>{story.name}</figcaption>
              {height === undefined ? (
                <div className={ground}>
                  <Story of={story.moduleExport} />
                </div>
              ) : (
                <StoryWindow
                  id={story.id}
                  name={story.name}
                  width={widths[docs.stage?.width ?? 'half']}
                  height={height}
                />
              )}
              {words !== undefined && (
                <p className={page.note}>
                  <Words>{words}</Words>
                </p>
              )}
            </figure>
          );
        })}
      </div>
    </Section>
  );
}
