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
  /** The story has a play function, which only an iframe runs unless it is held. */
  isPlayed: boolean;
  /** The play only marks elements as hovered or pressed, which needs no iframe. */
  isHeld: boolean;
  /** The story sets a toolbar other than the theme. */
  hasOwnToolbars: boolean;
  isDark: boolean;
  isOnPhone: boolean;
  /** Height of its iframe, in pixels, if it is known. */
  height: number | undefined;
  moduleExport: Of;
}

/** Widths of stories in iframes: a phone, the smallest tablet, a desktop. */
export const widths = { third: 360, half: breakpoints.tablet, full: 1280 } as const;

/** Width of a story in its iframe, in pixels. */
export const widthOf = ({ isOnPhone }: ShownStory, stage: ComponentDocs['stage']): number =>
  isOnPhone ? widths.third : widths[stage?.width ?? 'half'];

/** Height of a phone's iframe, in pixels. */
const phoneHeight = 720;
/** Height of a played story's iframe, in pixels: space for an open calendar. Empty space is cut off. */
const playedHeight = 520;

/** Height of a story in its iframe, in pixels; undefined on the page itself. */
export function heightOf(story: ShownStory, stage: ComponentDocs['stage']): number | undefined {
  if (stage?.frame !== undefined) return stage.frame;
  if (story.isOnPhone) return phoneHeight;
  if (story.height !== undefined) return story.height;
  return (story.isPlayed && !story.isHeld) || story.hasOwnToolbars ? playedHeight : undefined;
}

/** True when the height of the iframe is unknown until the story is rendered. */
export const isFitted = (
  { isOnPhone, height }: ShownStory,
  stage: ComponentDocs['stage'],
): boolean => stage?.frame === undefined && !isOnPhone && height === undefined;

/**
 * Stories with their names. Those with a play or another theme have iframes over the whole row, unless they are a phone's: in a column they
 * would be unreadable.
 */
export function Stories({
  docs,
  stories,
}: {
  docs: ComponentDocs;
  stories: readonly ShownStory[];
}) {
  return (
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
              <div
                className={story.isHeld ? css.heldState : ground}
                data-theme={story.isDark ? 'dark' : undefined}
              >
                <Story of={story.moduleExport} autoplay={story.isHeld} />
              </div>
            ) : (
              <StoryWindow
                id={story.id}
                name={story.name}
                width={width}
                height={height}
                isFitted={isFitted(story, docs.stage)}
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
  );
}

/** Every story of the component that is not at the top of the page. */
export function States({ docs, stories }: { docs: ComponentDocs; stories: readonly ShownStory[] }) {
  const others = stories.filter(({ exportName }) => docs.family?.includes(exportName) !== true);
  if (others.length === 0) return null;
  return (
    <Section title="States">
      <Stories docs={docs} stories={others} />
    </Section>
  );
}
