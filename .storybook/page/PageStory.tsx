import { Block } from '../foundations/Block';
import { StoryWindow } from './StoryWindow';

/** A live story on a page in MDX, at the width of a desktop or a phone. */
export function PageStory({
  id,
  name,
  width = 1280,
  height = 640,
}: {
  id: string;
  name: string;
  width?: number;
  height?: number;
}) {
  return (
    <Block>
      <StoryWindow id={id} name={name} width={width} height={height} />
    </Block>
  );
}
