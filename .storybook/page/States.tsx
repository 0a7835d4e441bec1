import type { ComponentDocs } from '../../packages/ui/src/docs/component-docs';
import { Story, type Of } from '@storybook/addon-docs/blocks';
import { breakpoints } from '../../packages/ui/src/theme/tokens';
import { stage as ground } from './page.css';
import { Section } from './Section';
import * as css from './sections.css';
import * as page from './page.css';
import { StoryWindow } from './StoryWindow';
import { DocText } from './DocText';

/** A story as the page gets it from Storybook. */
export interface ShownStory {
  id: string;
  name: string;
  exportName: string;
  /** Something is pressed in it: a page of documentation plays nothing, a window of its own does. */
  isPlayed: boolean;
  /** Uses another theme or language than the page. */
  hasOwnToolbars: boolean;
  isOnPhone: boolean;
  moduleExport: Of;
}

/** Widths that stories in windows of their own see: a phone's, the least above it, a desktop's. */
const widths = { third: 360, half: breakpoints.tablet, full: 1280 } as const;

/** Width that a story sees in a window of its own, in pixels. */
export const widthOf = ({ isOnPhone }: ShownStory, stage: ComponentDocs['stage']): number =>
  isOnPhone ? widths.third : widths[stage?.width ?? 'half'];

/** Height of a phone's window, in pixels. */
const phoneHeight = 640;
/** Height of the window of a story that is played, in pixels: room for an open calendar. What stays empty is cut off. */
const playedHeight = 520;

/** Height that a story sees in a window of its own, in pixels; nothing where it is on the page itself. */
export function heightOf(story: ShownStory, stage: ComponentDocs['stage']): number | undefined {
  if (stage?.frame !== undefined) return stage.frame;
  if (story.isOnPhone) return phoneHeight;
  return story.isPlayed || story.hasOwnToolbars ? playedHeight : undefined;
}

/**
 * Every story of the component side by side: its states. Those that are opened by `play` or wear another theme have windows of their
 * own, over the whole row where the layout is not a phone's: made as small as a column, nobody could read them.
 */
export function States({ docs, stories }: { docs: ComponentDocs; stories: readonly ShownStory[] }) {
  return (
    <Section title="States">
      <div className={css.states[docs.stage?.width ?? 'half']}>
        {stories.map((story) => {
          const height = heightOf(story, docs.stage);
          const text = docs.states[story.exportName];
          const width = widthOf(story, docs.stage);
          const isFullWidth = height !== undefined && width > widths.third;
          return (
            <figure key={story.id} className={isFullWidth ? css.fullWidthState : css.state}>
              <figcaption className={css.stateName}>{story.name}</figcaption>
              {height === undefined ? (
                <div className={ground}>
                  <Story of={story.moduleExport} />
                </div>
              ) : (
                <StoryWindow
                  id={story.id}
                  name={story.name}
                  width={width}
                  height={height}
                  isFitted={docs.stage?.frame === undefined}
                />
              )}
              {text !== undefined && (
                <p className={page.note}>
                  <DocText>{text}</DocText>
                </p>
              )}
            </figure>
          );
        })}
      </div>
    </Section>
  );
}
