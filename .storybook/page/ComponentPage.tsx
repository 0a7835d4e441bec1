import type { ComponentDocs } from '../../packages/ui/src/docs/component-docs';
import { ArgTypes, Canvas, Controls, Source, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { Fragment, type ReactNode } from 'react';
import { infoOf } from '../props/arg-types';
import { infoKey, type ComponentInfo } from '../props/component-info';
import { Access } from './Access';
import { Anatomy } from './Anatomy';
import { BelowSample } from './BelowSample';
import { ComponentFacts } from './ComponentFacts';
import { Code } from './Code';
import { contents } from './contents';
import { Family, useVariants } from './Family';
import { loadedSample } from './loaded-docs';
import * as css from './page.css';
import { Pairs } from './Pairs';
import { Related } from './Related';
import { States, Stories, widthOf, type ShownStory } from './States';
import { StatusMark } from './StatusMark';
import { StoryWindow } from './StoryWindow';
import { useChangedArgs } from './use-changed-args';
import { Uses } from './Uses';
import { DocText } from './DocText';

/** The documentation page of a component, the same for every one. */
export function ComponentPage({
  title,
  docs,
  stories,
}: {
  title: string;
  docs: ComponentDocs;
  stories: readonly ShownStory[];
}) {
  // Components/Data/Table, or Product parts/MediaCard.
  const [name = title, group] = title.split('/').toReversed();
  const first = stories[0];
  const code = loadedSample(name);
  return (
    <>
      <Unstyled>
        <div className={css.page}>
          <header className={css.header}>
            <span className={css.crumb}>{group}</span>
            <div className={css.titleRow}>
              <h1 className={css.title}>{name}</h1>
              <StatusMark status={docs.status} />
            </div>
            <p className={css.summary}>
              <DocText>{docs.summary}</DocText>
            </p>
            <ComponentFacts name={name} docs={docs} />
          </header>
        </div>
      </Unstyled>
      {first && (
        <Sample docs={docs} stories={stories} first={first} hasCode={code !== undefined}>
          <Rest name={name} code={code} docs={docs} stories={stories} />
        </Sample>
      )}
    </>
  );
}

/** Texts, parts, states, code and props, below the sample. */
function Rest({
  name,
  code,
  docs,
  stories,
}: {
  name: string;
  code: string | undefined;
  docs: ComponentDocs;
  stories: readonly ShownStory[];
}) {
  return (
    <>
      <Unstyled>
        <div className={css.page}>
          <Uses docs={docs} />
          <Anatomy docs={docs} stories={stories} />
          <States docs={docs} stories={stories} />
        </div>
      </Unstyled>
      {code !== undefined && <Code text={code} />}
      <Unstyled>
        <div className={css.pageAfterCode}>
          <Pairs pairs={docs.pairs} />
          <Access docs={docs} />
          <Related name={name} />
        </div>
      </Unstyled>
      {Object.entries(docs.props).map(([exportName, component], index) => (
        <Fragment key={exportName}>
          <Unstyled>
            <div className={css.propsTitle}>
              {index === 0 && (
                <h2 id="props" className={css.sectionTitle} {...{ [contents]: '' }}>
                  Props
                </h2>
              )}
              <h3 className={css.subTitle}>{exportName}</h3>
            </div>
          </Unstyled>
          <ArgTypes of={component} />
          {infoOf(component)?.types?.map((type) => (
            <NestedType key={type.displayName} type={type} />
          ))}
        </Fragment>
      ))}
    </>
  );
}

/** A type used by a prop, with its properties. */
function NestedType({ type }: { type: ComponentInfo }) {
  return (
    <>
      <Unstyled>
        <div className={css.propsTitle}>
          <h4 className={css.typeName}>{type.displayName}</h4>
          {type.description !== '' && (
            <p className={css.note}>
              <DocText>{type.description}</DocText>
            </p>
          )}
        </div>
      </Unstyled>
      <ArgTypes of={{ [infoKey]: type }} />
    </>
  );
}

/**
 * The component in all its variants, or its first story, with controls. A story that covers the page is in an iframe, which follows the
 * controls.
 */
function Sample({
  docs,
  stories,
  first,
  hasCode,
  children,
}: {
  docs: ComponentDocs;
  stories: readonly ShownStory[];
  first: ShownStory;
  hasCode: boolean;
  /** The page below it. */
  children: ReactNode;
}) {
  const variants = useVariants(first);
  const { stage } = docs;
  const height = stage?.frame;
  const family = stories.filter(({ exportName }) => docs.family?.includes(exportName));
  const last = family.at(-1) ?? first;
  const canvas = <Canvas of={first.moduleExport} sourceState={hasCode ? 'none' : 'hidden'} />;
  const hasFamily = family.length > 0 || variants.length > 0;
  const below = (
    <>
      <details>
        <summary className={css.fold}>Change its props</summary>
        {height === undefined && hasFamily && canvas}
        <Controls of={first.moduleExport} />
      </details>
      {children}
    </>
  );
  if (height !== undefined)
    return (
      <>
        <WindowSample
          first={first}
          width={widthOf(first, stage)}
          height={height}
          hasCode={hasCode}
        />
        {below}
      </>
    );
  return (
    <>
      {hasFamily ? (
        <Unstyled>
          {family.length > 0 ? (
            <div className={css.familyStories}>
              <Stories docs={docs} stories={family} />
            </div>
          ) : (
            <Family story={first} variants={variants} />
          )}
        </Unstyled>
      ) : (
        canvas
      )}
      <BelowSample sample={last}>{below}</BelowSample>
    </>
  );
}

function WindowSample({
  first,
  width,
  height,
  hasCode,
}: {
  first: ShownStory;
  width: number;
  height: number;
  hasCode: boolean;
}) {
  const args = useChangedArgs(first.moduleExport);
  return (
    <>
      <div className={css.sampleWindow}>
        <StoryWindow id={first.id} name={first.name} width={width} height={height} args={args} />
      </div>
      {!hasCode && (
        <details>
          <summary className={css.fold}>Show code</summary>
          <Source of={first.moduleExport} />
        </details>
      )}
    </>
  );
}

/** Title of the file that this page represents. */
export const useFileTitle = (): string => useOf('meta', ['meta']).preparedMeta.title;
