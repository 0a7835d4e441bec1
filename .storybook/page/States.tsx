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
  /** Something is pressed in it: a page of documentation plays nothing, a window of its own does. */
  isPlayed: boolean;
  /** It stands in another theme or language than the page, which wears one only. */
  hasOwnToolbars: boolean;
  /** It is laid out for a phone. */
  isOnPhone: boolean;
  moduleExport: Of;
}

/** Widths that stories in windows of their own see: a phone's, a desktop's. */
const widths = { third: 360, half: 960, full: 1280 } as const;

/** Width that a story sees in a window of its own, in pixels. */
export const widthOf = ({ isOnPhone }: ShownStory, stage: ComponentDocs['stage']): number =>
  isOnPhone ? widths.third : widths[stage?.width ?? 'half'];

/** Height of a phone's window, in pixels. */
const phoneHeight = 640;
/** Height of the window of a story that is played, in pixels: room for an open list. */
const playedHeight = 360;

/** Height that a story sees in a window of its own, in pixels; nothing where it stands on the page itself. */
function heightOf(story: ShownStory, stage: ComponentDocs['stage']): number | undefined {
  if (stage?.frame !== undefined) return stage.frame;
  if (story.isOnPhone) return phoneHeight;
  return story.isPlayed || story.hasOwnToolbars ? playedHeight : undefined;
}

/** Every story of the component side by side: its states. Those that are opened by `play` or wear another theme have windows of their own. */
export function States({ docs, stories }: { docs: ComponentDocs; stories: readonly ShownStory[] }) {
  return (
    <Section title="States">
      <div className={css.states[docs.stage?.width ?? 'half']}>
        {stories.map((story) => {
          const height = heightOf(story, docs.stage);
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
                  width={widthOf(story, docs.stage)}
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
